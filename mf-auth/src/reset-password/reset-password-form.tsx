import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetSchema } from '@wattle/contract';
import { Alert, Button, Field, PasswordInput, Stack } from '@wattle/design-system';
import { errorMessage, notify, signOut, useNavigate, useSession } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { LOGIN_PATH } from '../paths';
import { useOneAtATime } from '../use-one-at-a-time';
import { useResetPasswordMutation } from './reset-password.api';

/** @param token - Proves that whoever has it reads the mails of the parent. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [resetPassword, { error, isLoading }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordResetSchema.pick({ password: true })),
    defaultValues: { password: '' },
  });

  const submitPassword = useOneAtATime(
    handleSubmit(async ({ password }) => {
      const { data } = await resetPassword({ token, password });
      if (!data) return;
      // The session of this browser may be the child's, and that has ended.
      if (user) signOut();
      notify.success(data.message);
      navigate(LOGIN_PATH, { replace: true });
    }),
  );

  return (
    <form onSubmit={submitPassword} noValidate>
      <Stack gap={20}>
        <Field
          label="New password"
          hint="At least 8 characters, and not one that many people use."
          error={formState.errors.password?.message}
          isRequired
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        {error && (
          <Alert tone="danger">{errorMessage(error, 'The password could not be set. Please try again.')}</Alert>
        )}
        <Button type="submit" size="large" isWide isBusy={isLoading}>
          Set the password
        </Button>
      </Stack>
    </form>
  );
}
