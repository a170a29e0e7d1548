import { Alert } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { CONFIRM_EMAIL_PATH } from '../paths';

/** What another page has to tell at the log-in. It stands in the router's state: neither in an address nor in storage. */
export interface LoginMessage {
  username: string;
  sentence: string;
  /** Whether the parent has just been mailed a link that confirms the address. */
  hasMailedLink?: boolean;
}

export function loginMessageIn(state: unknown): LoginMessage | undefined {
  const { message } = (state ?? {}) as { message?: Partial<LoginMessage> };
  if (typeof message?.username !== 'string' || typeof message.sentence !== 'string') return undefined;
  return { username: message.username, sentence: message.sentence, hasMailedLink: message.hasMailedLink === true };
}

/** The state for the log-in, with what it held before. */
export function withLoginMessage(state: unknown, message: LoginMessage): object {
  return { ...(state ?? {}), message };
}

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
