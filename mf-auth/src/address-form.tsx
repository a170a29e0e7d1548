import { zodResolver } from '@hookform/resolvers/zod';
import { emailBodySchema, type Message } from '@wattle/contract/primitives';
import { Alert, Field, TextInput } from '@wattle/design-system';
import { SendingForm, useCheckedForm } from './form';

interface AddressFormProps {
  label: string;
  /** The address to begin with, where another page has asked for it. */
  email?: string | undefined;
  /** The mutation that sends the mail, as its hook returns it. */
  mutation: readonly [
    send: (request: { email: string }) => PromiseLike<unknown>,
    state: { data?: Message | undefined; error?: unknown; isLoading: boolean; reset: () => void },
  ];
}

/** Asks for the address of a parent, to which something is mailed. Nobody is told whether it is known. */
export function AddressForm({ label, email = '', mutation }: AddressFormProps) {
  const [send, state] = mutation;
  const form = useCheckedForm(zodResolver(emailBodySchema), { email }, state);
  return (
    <SendingForm
      onSubmit={form.handleSubmit(async (address) => void (await send(address)))}
      onChange={form.onChange}
      failure={form.failureOr('We could not send the email. Please try again.')}
      label={label}
      isBusy={state.isLoading}
    >
      <Field
        label="Parent’s email"
        hint="The address that the parent signed up with."
        error={form.errorOf('email')}
        isRequired
      >
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {state.data && (
        <Alert tone="success">
          {state.data.message} It may take a few minutes. If none comes, look among the spam and check the address.
        </Alert>
      )}
    </SendingForm>
  );
}
