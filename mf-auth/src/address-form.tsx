import { zodResolver } from '@hookform/resolvers/zod';
import { emailBodySchema, type Message } from '@wattle/contract';
import { Alert, Button, Field, Stack, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { clearTypedErrors } from './clear-typed-errors';
import { useOneAtATime } from './use-one-at-a-time';

interface AddressFormProps {
  /** Words on the button. */
  label: string;
  /** The address to begin with, where another page has asked for it. */
  email?: string | undefined;
  onSend: (email: string) => Promise<unknown>;
  isSending: boolean;
  /** What the server said the last time. */
  sent: Message | undefined;
  error: unknown;
  /** Forgets what the server said. */
  onChange: () => void;
}

/** Asks for the address of a parent, to which something is mailed. Nobody is told whether it is known. */
export function AddressForm({
  label,
  email: knownEmail = '',
  onSend,
  isSending,
  sent,
  error,
  onChange,
}: AddressFormProps) {
  const form = useForm({
    resolver: zodResolver(emailBodySchema),
    defaultValues: { email: knownEmail },
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, formState } = form;
  const clearErrors = clearTypedErrors(form);
  const submitAddress = useOneAtATime(
    handleSubmit(async ({ email }) => {
      await onSend(email);
    }),
  );

  return (
    <form
      onSubmit={submitAddress}
      onChange={(event) => {
        clearErrors(event);
        if (sent || error) onChange();
      }}
      noValidate
    >
      <Stack gap={20}>
        <Field
          label="Parent’s email"
          hint="The address that the parent signed up with."
          error={formState.errors.email?.message}
          isRequired
        >
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        {error !== undefined && (
          <Alert tone="danger">{errorMessage(error, 'We could not send the email. Please try again.')}</Alert>
        )}
        {sent && (
          <Alert tone="success">
            {sent.message} It may take a few minutes. If none comes, look among the spam and check the address.
          </Alert>
        )}
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
