import { Alert } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { CONFIRM_EMAIL_PATH } from '../paths';
import type { LoginMessage } from './login-message';

/** Says what has happened before the log-in. */
export function LoginMessageAlert({ sentence, hasMailedLink }: LoginMessage) {
  return (
    <Alert tone="success">
      <p>{sentence}</p>
      {hasMailedLink && (
        <p>
          Please also confirm the parent’s email address with the link that we have emailed.{' '}
          <Link to={CONFIRM_EMAIL_PATH}>No email?</Link>
        </p>
      )}
    </Alert>
  );
}
