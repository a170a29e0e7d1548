import type { ErasureOfLink } from '@wattle/contract/mailed-links';
import type { Message } from '@wattle/contract/primitives';
import { capitalized, listInWords } from '@wattle/contract/text';
import {
  Alert,
  Button,
  ButtonLink,
  CardPage,
  ErrorPanel,
  Spinner,
  Stack,
  useFocusOnMount,
} from '@wattle/design-system';
import { errorMessage, errorStatus, homeOf, Link, usePageTitle, useSession } from '@wattle/platform';
import { useState } from 'react';
import { useErasureOfLinkQuery } from '../mailed-links.api';
import { PARENT_LOGIN_PATH } from '../paths';
import { useMailedToken } from '../use-mailed-token';
import { EraseFamilyForm } from './erase-family-form';

/** Says what was erased, and leads on. */
function Erased({ message }: Message) {
  const isLoggedIn = useSession().user?.role === 'parent';
  return (
    <Stack gap={20} ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <Alert tone="success">{message}</Alert>
      <ButtonLink as={Link} to={isLoggedIn ? homeOf('parent') : '/'} variant="secondary" size="large" isWide>
        {isLoggedIn ? 'Back to your family' : 'Go to the home page'}
      </ButtonLink>
    </Stack>
  );
}

function RefusedLink({ children }: { children: string }) {
  return (
    <Stack gap={20}>
      <Alert tone="warning">{children}</Alert>
      <ButtonLink as={Link} to={PARENT_LOGIN_PATH} size="large" isWide>
        Go to your family
      </ButtonLink>
    </Stack>
  );
}

export function EraseFamilyPage() {
  const token = useMailedToken();
  return <EraseFamily key={token} token={token} />;
}

/** Erases a child, or a family, whichever the link is for. */
function EraseFamily({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useErasureOfLinkQuery(token, { skip: !token });
  // Logging out forgets what the server said.
  const [erased, setErased] = useState<Message & ErasureOfLink>();
  const whose = erased ?? data;
  const accounts = whose && !whose.isWholeFamily ? `${whose.names[0]}’s account` : 'your family’s accounts';
  const title = erased ? `${capitalized(accounts)} ${erased.isWholeFamily ? 'are' : 'is'} erased` : `Erase ${accounts}`;
  usePageTitle(title);
  const content = () => {
    if (erased) return <Erased {...erased} />;
    if (!token)
      return <RefusedLink>This link is not complete. Open it from the email again, or ask for a new one.</RefusedLink>;
    if (data) {
      return (
        <EraseFamilyForm
          token={token}
          accounts={accounts}
          erasure={data}
          onErase={(done) => setErased({ ...data, ...done })}
        />
      );
    }
    if (isFetching) return <Spinner label="Checking the link" />;
    if (errorStatus(error) === 422) return <RefusedLink>{errorMessage(error, 'This link has expired.')}</RefusedLink>;
    return (
      <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
        {errorMessage(error, 'The link could not be checked. Please try again.')}
      </ErrorPanel>
    );
  };
  return (
    <CardPage title={title} intro={introOf(whose, erased !== undefined)}>
      {content()}
    </CardPage>
  );
}

function introOf(erasure: ErasureOfLink | undefined, isDone: boolean): string {
  if (!erasure) return 'By a link that we have emailed to the parent.';
  const names = listInWords(erasure.names);
  if (!erasure.isWholeFamily) {
    const others = 'Nothing of your other children changes.';
    return isDone
      ? others
      : `The account of ${names}, its tests and results, and the emails about it go for good. ${others}`;
  }
  return isDone
    ? 'Thank you for having tried Wattle.'
    : `The accounts of ${names}, their tests and results, and the emails that we sent you go for good.`;
}
