import { AddressForm } from '../address-form';
import { useSendConfirmationMutation } from './confirm-email.api';

/** Has the link mailed once more. */
export function SendConfirmation() {
  const [sendConfirmation, { data, error, isLoading, reset }] = useSendConfirmationMutation();
  return (
    <AddressForm
      label="Email me a new link"
      onSend={(email) => sendConfirmation({ email })}
      isSending={isLoading}
      sent={data}
      error={error}
      onChange={reset}
    />
  );
}
