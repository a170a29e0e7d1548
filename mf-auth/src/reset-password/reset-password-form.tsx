import { zodResolver } from '@hookform/resolvers/zod';
import { MIN_PASSWORD_CHARACTERS } from '@wattle/contract/constants';
import { type PasswordResetChild, passwordResetSchema } from '@wattle/contract/mailed-links';
import { Alert, Button, ButtonLink, Field, PasswordInput, Stack } from '@wattle/design-system';
import {
  errorMessage,
  errorStatus,
  Link,
  notify,
  signOut,
  useLocation,
  useNavigate,
  useSession,
} from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { CheckedForm, fieldErrorsOf } from '../checked-form';
import { withLoginMessage } from '../login/login-message';
import { useResetPasswordMutation } from '../mailed-links.api';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '../paths';

/** Says why a link does not work, and leads on to a new one: staff are given it by an admin. */
export function RefusedLink({ children }: { children: string }) {
  const isForStaff = useLocation().search === '?for=staff';
  return (
    <Stack gap={20}>
      <Alert tone="warning">{children}</Alert>
      {!isForStaff && (
        <ButtonLink as={Link} to={FORGOT_PASSWORD_PATH} size="large" isWide>
          Have a new link sent
        </ButtonLink>
      )}
    </Stack>
  );
}

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
  // Such as that many people use it.
  const refusedPassword = fieldErrorsOf(error).find(({ path }) => path === 'password')?.message;
  // Used in another tab, or too old by now.
  const isLinkRefused = errorStatus(error) === 422 && !refusedPassword;

  const submitPassword = async ({ password }: { password: string }) => {
    const { data } = await resetPassword({ token, password });
    if (!data) return;
    // The session of this browser may be the child's, and that has ended.
    if (user) signOut();
    if (!child) notify.success(data.message);
    const state = child && withLoginMessage(undefined, { username: child.username, sentence: data.message });
    navigate(LOGIN_PATH, { replace: true, state });
  };

  return (
    <CheckedForm form={form} onSubmit={submitPassword} onChange={() => error && clearFailure()}>
      {child && (
        <p>
          For the username <strong>{child.username}</strong>.
        </p>
      )}
      <Field
        label="New password"
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters, and not one that many people use.`}
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
    </CheckedForm>
  );
}
