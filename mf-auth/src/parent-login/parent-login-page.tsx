import type { LoginResponse } from '@wattle/contract/accounts';
import { SESSION_DAYS } from '@wattle/contract/constants';
import { Alert, Button, CardPage, LinkLine, Stack } from '@wattle/design-system';
import {
  errorMessage,
  errorStatus,
  homeOf,
  Link,
  Navigate,
  useLocation,
  usePageTitle,
  useSession,
} from '@wattle/platform';
import { useState } from 'react';
import { AddressForm } from '../address-form';
import { destinationOf } from '../login/destination';
import { useLogInWithLinkMutation, useSendLoginCodeMutation } from '../login/login.api';
import { useWelcome } from '../login/use-welcome';
import { CHILD_PROGRESS_PATH, LOGIN_PATH, PARENT_LOGIN_PATH } from '../paths';
import { useMailedToken } from '../use-mailed-token';
import { useOneAtATime } from '../use-one-at-a-time';
import { CodeForm } from './code-form';

export function ParentLoginPage() {
  return useLocation().pathname === CHILD_PROGRESS_PATH ? <OldLink /> : <LogIn />;
}

/** Links to the progress of a child, which earlier mails have: they begin with its id. */
function OldLink() {
  const [child] = /^[0-9a-f]{24}/.exec(useMailedToken()) ?? [];
  const from = child ? `${homeOf('parent')}?child=${child}` : homeOf('parent');
  return <Navigate to={PARENT_LOGIN_PATH} state={{ from, access: 'parent', isOldLink: true }} replace />;
}

function LogIn() {
  usePageTitle('Log in for parents');
  const token = useMailedToken();
  const { state } = useLocation();
  const { user, hasEnded } = useSession();
  const [login, setLogin] = useState<LoginResponse>();
  useWelcome(login);

  if (user?.role === 'parent' && !login) return <Navigate to={destinationOf(state, 'parent')} replace />;
  return (
    <CardPage
      title="Log in for parents"
      intro={`You need no password: we email you a code and a link. This device then stays logged in for ${SESSION_DAYS} days.`}
    >
      {login && <Alert tone="success">You are logged in.</Alert>}
      {!login && hasEnded && (
        <Alert tone="warning">
          Your log-in on this device has ended. Log in again, and you come back to where you were.
        </Alert>
      )}
      {!login && state?.isOldLink && (
        <Alert>
          A child’s progress has moved to a page of your own. Log in by email, and you see every result and answer
          there.
        </Alert>
      )}
      {!login && user && (
        <Alert tone="warning">{user.username} is logged in on this device, and is logged out when you log in.</Alert>
      )}
      {!login &&
        (token ? <LinkButton key={token} token={token} onLogIn={setLogin} /> : <CodeLogIn onLogIn={setLogin} />)}
      <LinkLine>
        Children log in with their own username. <Link to={LOGIN_PATH}>Go to log in</Link>
      </LinkLine>
    </CardPage>
  );
}

interface LogInProps {
  onLogIn: (login: LoginResponse) => void;
}

/** First the address, then the code that is mailed to it. */
function CodeLogIn({ onLogIn }: LogInProps) {
  const { state } = useLocation();
  const mutation = useSendLoginCodeMutation();
  const [, { data: sent, originalArgs, reset }] = mutation;
  const [hasCode, setHasCode] = useState(false);
  if (sent || hasCode) {
    const askAgain = () => {
      reset();
      setHasCode(false);
    };
    return (
      <Stack gap={20}>
        {sent && (
          <Alert tone="success">
            {sent.message} It may take a few minutes. If the address was never confirmed, the email asks for that first.
          </Alert>
        )}
        <CodeForm email={originalArgs?.email ?? ''} onLogIn={onLogIn} />
        <Button variant="quiet" onClick={askAgain}>
          Email me a new code
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={20}>
      <AddressForm
        label="Email me a code"
        email={typeof state?.email === 'string' ? state.email : undefined}
        mutation={mutation}
      />
      <Button variant="quiet" onClick={() => setHasCode(true)}>
        I have a code
      </Button>
    </Stack>
  );
}

/** Logs in when it is pressed: the scanners of mail programs open links, and press nothing. */
function LinkButton({ token, onLogIn }: LogInProps & { token: string }) {
  const [logIn, { data, error, isLoading }] = useLogInWithLinkMutation();
  const submitLink = useOneAtATime(async () => {
    if (data) return;
    const response = await logIn({ token });
    if (response.data) onLogIn(response.data);
  });
  if (errorStatus(error) === 422) {
    return (
      <>
        <Alert tone="warning">{errorMessage(error, 'This link has expired.')}</Alert>
        <CodeLogIn onLogIn={onLogIn} />
      </>
    );
  }
  return (
    <form onSubmit={submitLink}>
      <Stack gap={20}>
        <p>Press the button to see your children’s results on this device.</p>
        {error && <Alert tone="danger">{errorMessage(error, 'We could not log you in. Please try again.')}</Alert>}
        <Button type="submit" size="large" isWide isBusy={isLoading}>
          Log in
        </Button>
      </Stack>
    </form>
  );
}
