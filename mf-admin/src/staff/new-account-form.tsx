import { zodResolver } from '@hookform/resolvers/zod';
import { STAFF_ROLES, type StaffRole } from '@wattle/contract/constants';
import { newStaffAccountSchema, type PasswordLink } from '@wattle/contract/staff';
import { Alert, Button, Cluster, Field, Panel, Select, Stack, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCreateStaffAccountMutation } from './staff.api';
import { ROLE_LABELS, ROLE_REACH } from './staff-sentences';

interface NewAccountFormProps {
  /** Takes the focus when it appears. */
  hasFocus: boolean;
  onLink: (link: PasswordLink) => void;
}

export function NewAccountForm({ hasFocus, onLink }: NewAccountFormProps) {
  const [createAccount, { error, isLoading, reset: forgetError }] = useCreateStaffAccountMutation();
  const { register, handleSubmit, control, formState, setFocus } = useForm({
    resolver: zodResolver(newStaffAccountSchema),
    defaultValues: { username: '', role: 'content' as StaffRole },
  });
  const role = useWatch({ control, name: 'role' });
  useEffect(() => {
    if (hasFocus) setFocus('username');
  }, [hasFocus, setFocus]);

  const create = handleSubmit(async (account) => {
    const { data } = await createAccount(account);
    if (data) onLink(data);
  }, forgetError);

  return (
    <Panel title="New account">
      <form onSubmit={create} noValidate>
        <Stack>
          <Field
            label="Username"
            hint="3 to 30 letters, digits, dots, underscores or hyphens."
            error={formState.errors.username?.message}
            isRequired
          >
            <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('username')} />
          </Field>
          <Field label="Role" hint={ROLE_REACH[role]} isRequired>
            <Select {...register('role')}>
              {STAFF_ROLES.map((each) => (
                <option key={each} value={each}>
                  {ROLE_LABELS[each]}
                </option>
              ))}
            </Select>
          </Field>
          {error && (
            <Alert tone="danger">{errorMessage(error, 'The account could not be created. Please try again.')}</Alert>
          )}
          <Cluster>
            <Button type="submit" isBusy={isLoading}>
              Create account
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  );
}
