import { zodResolver } from '@hookform/resolvers/zod';
import { loginRequestSchema } from '@wattle/contract';
import { Alert, Button, Field, PasswordInput, Stack, TextInput } from '@wattle/design-system';
import { errorMessage, errorStatus } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { useOneAtATime } from '../use-one-at-a-time';
import { useLogInMutation } from './login.api';
import { useWelcome } from './use-welcome';

export function LoginForm() {
  const [logIn, { data, error, isLoading }] = useLogInMutation();
  useWelcome(data);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginRequestSchema),
    defaultValues: { email_or_username: '', password: '' },
  });
  const { errors } = formState;

  const submitLogin = useOneAtATime(
    handleSubmit(async (login) => {
      if (!data) await logIn(login);
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
        {error && <Alert tone="danger">{sentenceFor(error)}</Alert>}
        {data && <Alert tone="success">{`Login Successful! Welcome, ${data.user.username}`}</Alert>}
        <Button type="submit" size="large" isWide>
          {isLoading || data ? 'Logging in...' : 'Log In'}
        </Button>
      </Stack>
    </form>
  );
}

function sentenceFor(error: unknown): string {
  return errorStatus(error) === undefined
    ? 'An error occurred while logging in. Please try again later.'
    : errorMessage(error, 'Invalid credentials. Please try again.');
}
