import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginRequest, type LoginResponse, loginRequestSchema } from '@wattle/contract/accounts';
import { Alert, Button, Field, LinkLine, PasswordInput, TextInput } from '@wattle/design-system';
import { errorStatus, Link, loginErrorMessage } from '@wattle/platform';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CheckedForm } from '../checked-form';
import { FORGOT_PASSWORD_PATH, PARENT_LOGIN_PATH } from '../paths';
import { useLogInMutation } from './login.api';

interface LoginFormProps {
  /** Who is going to log in, where that is known: only the password is asked for then. */
  username: string | undefined;
  onLogIn: (login: LoginResponse) => void;
}

export function LoginForm({ username, onLogIn }: LoginFormProps) {
  const [logIn, { data, error, isLoading, originalArgs, reset: clearFailure }] = useLogInMutation();
  const form = useForm({
    resolver: zodResolver(loginRequestSchema),
    defaultValues: { email_or_username: username ?? '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { register, setFocus } = form;
  const { errors } = form.formState;
  // Said of every address, known or not.
  const hasEmail = errorStatus(error) === 401 && originalArgs?.email_or_username.includes('@');

  useEffect(() => {
    if (username) setFocus('password');
  }, [username, setFocus]);

  const submitLogin = async (login: LoginRequest) => {
    if (data) return;
    const response = await logIn(login);
    if (response.data) onLogIn(response.data);
  };

  return (
    <CheckedForm form={form} onSubmit={submitLogin} onChange={() => error && clearFailure()}>
      <Field
        label="Username or email"
        hint="Such as priya.i. Only staff can use an email address."
        error={errors.email_or_username?.message}
        isRequired
      >
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email_or_username')}
        />
      </Field>
      <Field label="Password" error={errors.password?.message} isRequired>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <LinkLine>
        <Link to={FORGOT_PASSWORD_PATH}>Forgot the password?</Link>
      </LinkLine>
      {error && (
        <Alert tone="danger">
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
        </Alert>
      )}
      {data && <Alert tone="success">{`Login Successful! Welcome, ${data.user.username}`}</Alert>}
      <Button type="submit" size="large" isWide>
        {isLoading || data ? 'Logging in...' : 'Log In'}
      </Button>
    </CheckedForm>
  );
}
