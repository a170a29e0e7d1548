import { logIn } from '@wattle/contract/accounts';
import { sends } from '@wattle/contract/endpoint';
import { Alert, Button, Cluster, Dialog, Field, PasswordInput, Stack } from '@wattle/design-system';
import { api } from '@wattle/platform';
import { loginErrorMessage, signIn, useSession } from '@wattle/platform/core';
import { type FormEvent, useRef, useState } from 'react';
import { useLogOut } from './use-log-out';

const { useLogInAgainMutation } = api.injectEndpoints({
  // The response is checked: half a session must not be stored.
  endpoints: (build) => ({ logInAgain: build.mutation(sends(logIn)) }),
});

/** Stands over a page whose session has ended; the page itself stays as it is. */
export function LoginAgainDialog() {
  const { user } = useSession();
  return (
    <Dialog title="Please log in again to go on." isUrgent>
      {user && <LoginAgainForm username={user.username} />}
    </Dialog>
  );
}

/** Lets the user of this page, and nobody else, log in again or leave. */
function LoginAgainForm({ username }: { username: string }) {
  const [submitLogIn, { error, isLoading }] = useLogInAgainMutation();
  const [isMissing, setMissing] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const logOut = useLogOut();

  const submitPassword = async (event: FormEvent) => {
    event.preventDefault();
    const typed = password.current?.value ?? '';
    setMissing(!typed);
    if (!typed) return password.current?.focus();
    if (isLoading) return;
    const { data } = await submitLogIn({ email_or_username: username, password: typed });
    if (data) signIn(data);
  };

  return (
    <form onSubmit={submitPassword} noValidate>
      <Stack gap={20}>
        <p>
          You are no longer logged in as <strong>{username}</strong>. Everything on this page is still here.
        </p>
        {/* Tells a password manager whose password it is. */}
        <input autoComplete="username" value={username} readOnly hidden />
        <Field label="Password" error={isMissing ? 'Password is required.' : undefined} isRequired>
          <PasswordInput autoComplete="current-password" ref={password} onChange={() => setMissing(false)} />
        </Field>
        {error && <Alert tone="danger">{loginErrorMessage(error)}</Alert>}
        <Cluster justify="flex-end">
          <Button variant="secondary" isDisabled={isLoading} onClick={logOut}>
            Log out
          </Button>
          <Button type="submit">{isLoading ? 'Logging in...' : 'Log In'}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
