import { zodResolver } from '@hookform/resolvers/zod';
import type { LoginResponse } from '@wattle/contract/accounts';
import { SESSION_DAYS } from '@wattle/contract/constants';
import { loginCodeSchema } from '@wattle/contract/parent-login';
import { Alert, Button, CardPage, Field, LinkLine, Stack, TextInput } from '@wattle/design-system';
import { errorMessage, homeOf, Link, Navigate, useLocation, usePageTitle, useSession } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { AddressForm } from '../address-form';
import { SendingForm, useCheckedForm } from '../form';
import { destinationOf } from '../login/destination';
import { useLogInWithCodeMutation, useLogInWithLinkMutation, useSendLoginCodeMutation } from '../login/login.api';
import { useWelcome } from '../login/use-welcome';
import { refusalOf, useMailedToken } from '../mailed-link';
import { CHILD_PROGRESS_PATH, LOGIN_PATH, PARENT_LOGIN_PATH } from '../paths';

const LOG_IN_FAILED = 'We could not log you in. Please try again.';

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
      {!login && (token ? <LinkForm key={token} token={token} onLogIn={setLogin} /> : <CodeLogIn onLogIn={setLogin} />)}
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

interface CodeFormProps extends LogInProps {
  /** The address that a code was mailed to; empty where that was before the page was loaded. */
  email: string;
}

/** Takes the code of the mail. */
function CodeForm({ email, onLogIn }: CodeFormProps) {
  const [logIn, state] = useLogInWithCodeMutation();
  const form = useCheckedForm(zodResolver(loginCodeSchema), { email, code: '' }, state);
  const { register, setFocus, errorOf } = form;
  useEffect(() => setFocus(email ? 'code' : 'email'), [email, setFocus]);
  const submitCode = form.handleSubmit(async (typed) => {
    const { data } = await logIn(typed);
    if (data) onLogIn(data);
  });
  return (
    <SendingForm
      onSubmit={submitCode}
      onChange={form.onChange}
      failure={form.failureOr(LOG_IN_FAILED)}
      label="Log in"
      isBusy={state.isLoading}
    >
      <Field label="Parent’s email" error={errorOf('email')} isRequired>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Code" hint="The six digits of the newest email." error={errorOf('code')} isRequired>
        <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={9} {...register('code')} />
      </Field>
    </SendingForm>
  );
}

/** Logs in when its button is pressed: the scanners of mail programs open links, and press nothing. */
function LinkForm({ token, onLogIn }: LogInProps & { token: string }) {
  const [logIn, { error, isLoading }] = useLogInWithLinkMutation();
  const submitLink = async () => {
    const { data } = await logIn({ token });
    if (data) onLogIn(data);
  };
  const refusal = refusalOf(token, error);
  if (refusal) {
    return (
      <>
        <Alert tone="warning">{refusal}</Alert>
        <CodeLogIn onLogIn={onLogIn} />
      </>
    );
  }
  return (
    <SendingForm
      onSubmit={submitLink}
      failure={error && errorMessage(error, LOG_IN_FAILED)}
      label="Log in"
      isBusy={isLoading}
    >
      <p>Press the button to see your children’s results on this device.</p>
    </SendingForm>
  );
}
