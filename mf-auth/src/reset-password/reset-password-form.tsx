import { zodResolver } from '@hookform/resolvers/zod';
import { type ErrorBody, type PasswordResetChild, passwordResetSchema } from '@wattle/contract';
import { Alert, Button, Field, PasswordInput, Stack } from '@wattle/design-system';
import { errorMessage, errorStatus, notify, signOut, useNavigate, useSession } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { clearTypedErrors } from '../clear-typed-errors';
import { withLoginMessage } from '../login/login-message';
import { LOGIN_PATH } from '../paths';
import { useOneAtATime } from '../use-one-at-a-time';
import { RefusedLink } from './refused-link';
import { useResetPasswordMutation } from './reset-password.api';

interface ResetPasswordFormProps {
  /** Proves that whoever has it reads the mails of the parent. */
  token: string;
  /** Whose password it is, where that could be asked. */
  child: PasswordResetChild | undefined;
}

export function ResetPasswordForm({ token, child }: ResetPasswordFormProps) {
  const [resetPassword, { error, isLoading, reset: clearFailure }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(passwordResetSchema.pick({ password: true })),
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  });
  const clearErrors = clearTypedErrors(form);
  const refusedPassword = refusedPasswordOf(error);
  // Used in another tab, or too old by now.
  const isLinkRefused = errorStatus(error) === 422 && !refusedPassword;

  const submitPassword = useOneAtATime(
    form.handleSubmit(async ({ password }) => {
      const { data } = await resetPassword({ token, password });
      if (!data) return;
      // The session of this browser may be the child's, and that has ended.
      if (user) signOut();
      if (!child) notify.success(data.message);
      const state = child && withLoginMessage(undefined, { username: child.username, sentence: data.message });
      navigate(LOGIN_PATH, { replace: true, state });
    }),
  );

  return (
    <form
      onSubmit={submitPassword}
      onChange={(event) => {
        clearErrors(event);
        if (error) clearFailure();
      }}
      noValidate
    >
      <Stack gap={20}>
        {child && (
          <p>
            For the username <strong>{child.username}</strong>.
          </p>
        )}
        <Field
          label="New password"
          hint="At least 8 characters, and not one that many people use."
          error={form.formState.errors.password?.message ?? refusedPassword}
          isRequired
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        {isLinkRefused && <RefusedLink>{errorMessage(error, 'This link has expired.')}</RefusedLink>}
        {error && !isLinkRefused && !refusedPassword && (
          <Alert tone="danger">{errorMessage(error, 'The password could not be set. Please try again.')}</Alert>
        )}
        {!isLinkRefused && (
          <Button type="submit" size="large" isWide isBusy={isLoading}>
            Set the password
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** What the server says of the password itself, such as that many people use it. */
function refusedPasswordOf(error: unknown): string | undefined {
  const { errors } = ((error as { data?: Partial<ErrorBody> } | undefined)?.data ?? {}) as Partial<ErrorBody>;
  return errors?.find(({ path }) => path.endsWith('password'))?.message;
}
