import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginResponse, loginRequestSchema } from '@wattle/contract/accounts';
import { Alert, Field, LinkLine, PasswordInput, TextInput } from '@wattle/design-system';
import { errorStatus, Link, loginErrorMessage } from '@wattle/platform';
import { useEffect } from 'react';
import { SendingForm, useCheckedForm } from '../form';
import { FORGOT_PASSWORD_PATH, PARENT_LOGIN_PATH } from '../paths';
import { useLogInMutation } from './login.api';

interface LoginFormProps {
  /** Who is going to log in, where that is known: only the password is asked for then. */
  username: string | undefined;
  onLogIn: (login: LoginResponse) => void;
}

export function LoginForm({ username, onLogIn }: LoginFormProps) {
  const [logIn, state] = useLogInMutation();
  const { data, error, isLoading, originalArgs } = state;
  const form = useCheckedForm(
    zodResolver(loginRequestSchema),
    { email_or_username: username ?? '', password: '' },
    { error, reset: state.reset },
  );
  const { register, setFocus, errorOf, isAtField } = form;
  // Said of every address, known or not.
  const hasEmail = errorStatus(error) === 401 && originalArgs?.email_or_username.includes('@');

  useEffect(() => {
    if (username) setFocus('password');
  }, [username, setFocus]);

  const submitLogin = form.handleSubmit(async (login) => {
    if (data) return;
    const response = await logIn(login);
    if (response.data) onLogIn(response.data);
  });

  return (
    <SendingForm
      onSubmit={submitLogin}
      onChange={form.onChange}
      failure={
        error &&
        !isAtField && (
          <>
            {loginErrorMessage(error)}
            {hasEmail && (
              <>
                {' '}
                Children log in with a username. Parents:{' '}
                <Link to={PARENT_LOGIN_PATH} state={{ email: originalArgs?.email_or_username }}>
                  log in by email, without a password
                </Link>
              </>
            )}
          </>
        )
      }
      label={isLoading || data ? 'Logging in...' : 'Log In'}
    >
      <Field
        label="Username or email"
        hint="Such as priya.i. Only staff can use an email address."
        error={errorOf('email_or_username')}
        isRequired
      >
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email_or_username')}
        />
      </Field>
      <Field label="Password" error={errorOf('password')} isRequired>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <LinkLine>
        <Link to={FORGOT_PASSWORD_PATH}>Forgot the password?</Link>
      </LinkLine>
      {data && <Alert tone="success">{`Login Successful! Welcome, ${data.user.username}`}</Alert>}
    </SendingForm>
  );
}
