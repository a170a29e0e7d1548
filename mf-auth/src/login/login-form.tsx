import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginResponse, loginRequestSchema } from '@wattle/contract';
import { Alert, Button, Field, PasswordInput, Stack, TextInput } from '@wattle/design-system';
import { loginErrorMessage } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { useOneAtATime } from '../use-one-at-a-time';
import { useLogInMutation } from './login.api';

/** @param onLogIn - Told who has logged in. */
export function LoginForm({ onLogIn }: { onLogIn: (login: LoginResponse) => void }) {
  const [logIn, { data, error, isLoading }] = useLogInMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginRequestSchema),
    defaultValues: { email_or_username: '', password: '' },
  });
  const { errors } = formState;

  const submitLogin = useOneAtATime(
    handleSubmit(async (login) => {
      if (data) return;
      const response = await logIn(login);
      if (response.data) onLogIn(response.data);
    }),
  );

  return (
    <form onSubmit={submitLogin} noValidate>
      <Stack gap={20}>
        <Field label="Username or email" error={errors.email_or_username?.message} isRequired>
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
        {error && <Alert tone="danger">{loginErrorMessage(error)}</Alert>}
        {data && <Alert tone="success">{`Login Successful! Welcome, ${data.user.username}`}</Alert>}
        <Button type="submit" size="large" isWide>
          {isLoading || data ? 'Logging in...' : 'Log In'}
        </Button>
      </Stack>
    </form>
  );
}
