import type { LoginResponse } from '@wattle/contract/accounts';
import { Card, media, Page, Sprig, Stack } from '@wattle/design-system';
import { Link, Navigate, useLocation, usePageTitle, useSession } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PARENT_LOGIN_PATH, SIGNUP_PATH } from '../paths';
import { destinationOf, isForParents, originOf } from './destination';
import { LoginForm } from './login-form';
import { LoginMessageAlert, loginMessageIn } from './login-message';
import { useWelcome } from './use-welcome';

const Beside = styled.div`
  position: relative;
  isolation: isolate;

  ${media.wide} {
    max-width: 440px;
  }
`;

const Branch = styled(Sprig)`
  display: none;

  ${media.wide} {
    display: block;
    position: absolute;
    z-index: -1;
    max-width: none;

    right: -280px;
    bottom: -32px;
    width: 384px;
  }
`;

export function LoginPage() {
  usePageTitle('Log in');
  const { state } = useLocation();
  const { user } = useSession();
  const [login, setLogin] = useState<LoginResponse>();
  useWelcome(login);
  const message = loginMessageIn(state);

  // Somebody who has just logged in is welcomed first.
  if (user && !login) return <Navigate to={destinationOf(state, user.role)} replace />;
  if (!user && isForParents(state)) return <Navigate to={PARENT_LOGIN_PATH} state={state} replace />;
  return (
    <Page
      title="Log in to your account"
      intro={
        originOf(state)
          ? 'Log in, and you come back to where you were going.'
          : 'Children log in with their own username.'
      }
      width="narrow"
      hasGlow
    >
      <Beside>
        <Branch />
        <Card>
          <Stack gap={24}>
            {message && <LoginMessageAlert {...message} />}
            <LoginForm username={message?.username} onLogIn={setLogin} />
            <p>
              No account yet?{' '}
              <Link to={SIGNUP_PATH} state={state}>
                Sign up
              </Link>
            </p>
            <p>
              For parents: <Link to={PARENT_LOGIN_PATH}>log in by email</Link>
            </p>
          </Stack>
        </Card>
      </Beside>
    </Page>
  );
}
