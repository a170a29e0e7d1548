import { zodResolver } from '@hookform/resolvers/zod';
import { type ErasureOfLink, erasureByParentSchema } from '@wattle/contract/mailed-links';
import type { Message } from '@wattle/contract/primitives';
import { capitalized } from '@wattle/contract/text';
import { Alert, Button, Field, TextInput } from '@wattle/design-system';
import { errorMessage, signOut, useSession } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { CheckedForm, fieldErrorsOf } from '../checked-form';
import { useEraseMutation } from '../mailed-links.api';

interface EraseFamilyFormProps {
  /** Proves that whoever has it reads the mails of the parent. */
  token: string;
  /** What goes, such as “Priya’s account”. */
  accounts: string;
  erasure: ErasureOfLink;
  onErase: (done: Message) => void;
}

/** Erases once the address is typed. */
export function EraseFamilyForm({ token, accounts, erasure, onErase }: EraseFamilyFormProps) {
  const [eraseAccounts, { error, isLoading, reset }] = useEraseMutation();
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(erasureByParentSchema.pick({ email: true })),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  });
  const refusedAddress = fieldErrorsOf(error).find(({ path }) => path === 'email')?.message;
  const erase = async ({ email }: { email: string }) => {
    const { data } = await eraseAccounts({ token, email });
    if (!data) return;
    onErase(data);
    // The session of this browser has most likely ended, except for that of a parent who has other children.
    if (user && (erasure.isWholeFamily || user.role !== 'parent')) signOut();
  };

  return (
    <CheckedForm form={form} onSubmit={erase} onChange={() => error && reset()}>
      <p>This cannot be undone. Type the email address that you signed up with to confirm.</p>
      <Field label="Parent’s email" error={form.formState.errors.email?.message ?? refusedAddress} isRequired>
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      {error && !refusedAddress && (
        <Alert tone="danger">
          {errorMessage(error, `${capitalized(accounts)} could not be erased. Please try again.`)}
        </Alert>
      )}
      <Button type="submit" variant="danger" size="large" isWide isBusy={isLoading}>
        Erase for good
      </Button>
    </CheckedForm>
  );
}
