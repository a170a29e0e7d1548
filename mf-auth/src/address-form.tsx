import { zodResolver } from '@hookform/resolvers/zod';
import { emailBodySchema, type Message } from '@wattle/contract/primitives';
import { Alert, Button, Field, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { CheckedForm } from './checked-form';

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
export function AddressForm({ label, email: knownEmail = '', mutation }: AddressFormProps) {
  const [send, { data: sent, error, isLoading, reset }] = mutation;
  const form = useForm({
    resolver: zodResolver(emailBodySchema),
    defaultValues: { email: knownEmail },
    reValidateMode: 'onSubmit',
  });
  return (
    <CheckedForm form={form} onSubmit={send} onChange={() => (sent || error) && reset()}>
      <Field
        label="Parent’s email"
        hint="The address that the parent signed up with."
        error={form.formState.errors.email?.message}
        isRequired
      >
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {error !== undefined && (
        <Alert tone="danger">{errorMessage(error, 'We could not send the email. Please try again.')}</Alert>
      )}
      {sent && (
        <Alert tone="success">
          {sent.message} It may take a few minutes. If none comes, look among the spam and check the address.
        </Alert>
      )}
      <Button type="submit" size="large" isWide isBusy={isLoading}>
        {label}
      </Button>
    </CheckedForm>
  );
}
