import { zodResolver } from '@hookform/resolvers/zod';
import { erasureByParentSchema } from '@wattle/contract/child-progress';
import type { Message } from '@wattle/contract/primitives';
import { Alert, Button, Field, TextInput } from '@wattle/design-system';
import { errorMessage, signOut, useSession } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { CheckedForm, fieldErrorsOf } from '../checked-form';
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
  const refusedAddress = fieldErrorsOf(error).find(({ path }) => path === 'email')?.message;
  const erase = async ({ email }: { email: string }) => {
    const { data } = await eraseFamily({ token, email });
    if (!data) return;
    onErase(data);
    // The session of this browser may be a child's, and that has ended.
    if (user) signOut();
  };

  return (
    <CheckedForm form={form} onSubmit={erase} onChange={() => error && reset()}>
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
    </CheckedForm>
  );
}
