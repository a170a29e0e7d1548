import { zodResolver } from '@hookform/resolvers/zod';
import { type ErasureOfLink, erasureByParentSchema } from '@wattle/contract/mailed-links';
import type { Message } from '@wattle/contract/primitives';
import { capitalized, listInWords } from '@wattle/contract/text';
import {
  Alert,
  Button,
  ButtonLink,
  CardPage,
  ErrorPanel,
  Field,
  Spinner,
  Stack,
  TextInput,
  useFocusOnMount,
} from '@wattle/design-system';
import { errorMessage, homeOf, Link, signOut, usePageTitle, useSession } from '@wattle/platform';
import { useState } from 'react';
import { SendingForm, useCheckedForm } from '../form';
import { RefusedLink, refusalOf, useMailedToken } from '../mailed-link';
import { useEraseMutation, useErasureOfLinkQuery } from '../mailed-links.api';
import { PARENT_LOGIN_PATH } from '../paths';

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
    const refusal = refusalOf(token, error);
    if (refusal) return <RefusedLink reason={refusal} label="Go to your family" to={PARENT_LOGIN_PATH} />;
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

interface EraseFamilyFormProps {
  /** Proves that whoever has it reads the mails of the parent. */
  token: string;
  /** What goes, such as “Priya’s account”. */
  accounts: string;
  erasure: ErasureOfLink;
  onErase: (done: Message) => void;
}

/** Erases once the address is typed. */
function EraseFamilyForm({ token, accounts, erasure, onErase }: EraseFamilyFormProps) {
  const [eraseAccounts, state] = useEraseMutation();
  const { user } = useSession();
  const form = useCheckedForm(zodResolver(erasureByParentSchema.pick({ email: true })), { email: '' }, state);
  const erase = form.handleSubmit(async ({ email }) => {
    const { data } = await eraseAccounts({ token, email });
    if (!data) return;
    onErase(data);
    // The session of this browser has most likely ended, except for that of a parent who has other children.
    if (user && (erasure.isWholeFamily || user.role !== 'parent')) signOut();
  });

  return (
    <SendingForm
      onSubmit={erase}
      onChange={form.onChange}
      failure={form.failureOr(`${capitalized(accounts)} could not be erased. Please try again.`)}
      label="Erase for good"
      isBusy={state.isLoading}
      isDangerous
    >
      <p>This cannot be undone. Type the email address that you signed up with to confirm.</p>
      <Field label="Parent’s email" error={form.errorOf('email')} isRequired>
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </Field>
    </SendingForm>
  );
}

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
