import { zodResolver } from '@hookform/resolvers/zod';
import { type ErrorBody, erasureByParentSchema, type Message } from '@wattle/contract';
import { Alert, Button, Field, Stack, TextInput } from '@wattle/design-system';
import { errorMessage, signOut, useSession } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { clearTypedErrors } from '../clear-typed-errors';
import { useOneAtATime } from '../use-one-at-a-time';
import { useEraseFamilyMutation } from './erase-family.api';

interface EraseFamilyFormProps {
  /** Proves that whoever has it reads the mails of the parent. */
  token: string;
  onErase: (done: Message) => void;
}

/** Erases once the address is typed. */
export function EraseFamilyForm({ token, onErase }: EraseFamilyFormProps) {
  const [eraseFamily, { error, isLoading, reset }] = useEraseFamilyMutation();
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(erasureByParentSchema.pick({ email: true })),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  });
  const clearErrors = clearTypedErrors(form);
  const refusedAddress = refusedAddressOf(error);
  const erase = useOneAtATime(
    form.handleSubmit(async ({ email }) => {
      const { data } = await eraseFamily({ token, email });
      if (!data) return;
      onErase(data);
      // The session of this browser may be a child's, and that has ended.
      if (user) signOut();
    }),
  );

  return (
    <form
      onSubmit={erase}
      onChange={(event) => {
        clearErrors(event);
        if (error) reset();
      }}
      noValidate
    >
      <Stack gap={20}>
        <p>This cannot be undone. Type the email address that you signed up with to confirm.</p>
        <Field label="Parent’s email" error={form.formState.errors.email?.message ?? refusedAddress} isRequired>
          <TextInput type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        {error && !refusedAddress && (
          <Alert tone="danger">
            {errorMessage(error, 'Your family’s accounts could not be erased. Please try again.')}
          </Alert>
        )}
        <Button type="submit" variant="danger" size="large" isWide isBusy={isLoading}>
          Erase for good
        </Button>
      </Stack>
    </form>
  );
}

/** What the server says of the address itself. */
function refusedAddressOf(error: unknown): string | undefined {
  const { errors } = ((error as { data?: Partial<ErrorBody> } | undefined)?.data ?? {}) as Partial<ErrorBody>;
  return errors?.find(({ path }) => path === 'email')?.message;
}
