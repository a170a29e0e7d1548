import { Alert } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';

interface FailureAlertProps {
  /** Of a call that has failed; nothing is shown without one. */
  error: unknown;
  /** What has failed, where the server does not say why. */
  children: string;
}

/** Says that a call has failed, in the words of the server where it has some. */
export function FailureAlert({ error, children }: FailureAlertProps) {
  return Boolean(error) && <Alert tone="danger">{errorMessage(error, children)}</Alert>;
}
