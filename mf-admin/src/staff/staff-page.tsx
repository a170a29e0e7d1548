import { zodResolver } from '@hookform/resolvers/zod';
import { STAFF_ROLES, type StaffRole, USERNAME_CHARACTERS } from '@wattle/contract/constants';
import { newStaffAccountSchema, type PasswordLink } from '@wattle/contract/staff';
import {
  Button,
  Card,
  Cluster,
  Columns,
  ErrorPanel,
  Field,
  formatDateTime,
  Heading,
  Page,
  Panel,
  Select,
  Spinner,
  Stack,
  TextInput,
  useFocusOnMount,
} from '@wattle/design-system';
import { errorMessage, notify, usePageTitle } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ActionsCard } from '../shared/actions-card';
import { FailureAlert } from '../shared/failure-alert';
import { AccountsCard } from './accounts-card';
import { useCreateStaffAccountMutation, useStaffAccountsQuery } from './staff.api';
import { noteOf, ROLE_LABELS, ROLE_REACH, sentenceOf } from './staff-sentences';

/** /admin-dashboard/staff: who works on Wattle, and what each may do. */
export function StaffPage() {
  usePageTitle('Staff');
  const { data, error, isFetching, refetch } = useStaffAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  /** Null after one was closed. */
  const [link, setLink] = useState<PasswordLink | null>();

  const content = () => {
    if (!data && error) {
      return (
        <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
          {errorMessage(error, 'The accounts could not be loaded. Please try again.')}
        </ErrorPanel>
      );
    }
    if (!data) return <Spinner label="Loading the accounts" />;
    return (
      <Stack>
        <AccountsCard accounts={data.accounts} onLink={setLink} />
        <ActionsCard
          actions={data.actions}
          isFetching={isFetching}
          none="Nothing yet. What is done to accounts of staff is listed here."
          what={sentenceOf}
          note={noteOf}
        />
      </Stack>
    );
  };

  return (
    <Page title="Staff" width="wide" intro="Everybody who works on Wattle has an account of their own.">
      <Columns widths="minmax(220px, 320px) minmax(0, 1fr)" from={1000}>
        {link ? (
          <PasswordLinkCard key={link.link} link={link} onClose={() => setLink(null)} />
        ) : (
          <NewAccountForm hasFocus={link === null} onLink={setLink} />
        )}
        {content()}
      </Columns>
    </Page>
  );
}

interface NewAccountFormProps {
  /** Takes the focus when it appears. */
  hasFocus: boolean;
  onLink: (link: PasswordLink) => void;
}

function NewAccountForm({ hasFocus, onLink }: NewAccountFormProps) {
  const [createAccount, { error, isLoading, reset: forgetError }] = useCreateStaffAccountMutation();
  const { register, handleSubmit, control, formState, setFocus } = useForm({
    resolver: zodResolver(newStaffAccountSchema),
    defaultValues: { username: '', role: 'content' as StaffRole },
  });
  const role = useWatch({ control, name: 'role' });
  useEffect(() => {
    if (hasFocus) setFocus('username');
  }, [hasFocus, setFocus]);

  const create = handleSubmit(async (account) => {
    const { data } = await createAccount(account);
    if (data) onLink(data);
  }, forgetError);

  return (
    <Panel title="New account">
      <form onSubmit={create} noValidate>
        <Stack>
          <Field
            label="Username"
            hint={`${USERNAME_CHARACTERS.min} to ${USERNAME_CHARACTERS.max} letters, digits, dots, underscores or hyphens.`}
            error={formState.errors.username?.message}
            isRequired
          >
            <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('username')} />
          </Field>
          <Field label="Role" hint={ROLE_REACH[role]} isRequired>
            <Select {...register('role')}>
              {STAFF_ROLES.map((each) => (
                <option key={each} value={each}>
                  {ROLE_LABELS[each]}
                </option>
              ))}
            </Select>
          </Field>
          <FailureAlert error={error}>The account could not be created. Please try again.</FailureAlert>
          <Cluster>
            <Button type="submit" isBusy={isLoading}>
              Create account
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  );
}

interface PasswordLinkCardProps {
  link: PasswordLink;
  onClose: () => void;
}

/** The link is shown here and nowhere else: neither page nor server keeps it. */
function PasswordLinkCard({ link: { username, link, expiresAt }, onClose }: PasswordLinkCardProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const input = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success('The link is copied.');
    } catch {
      // Without https, or where the browser does not allow it.
      input.current?.select();
      notify.info('The link is selected. Copy it with your keyboard.');
    }
  };

  return (
    <Card as="section" tone="highlighted" aria-labelledby="password-link">
      <Stack>
        <Heading level={2} size={20} id="password-link" ref={heading} tabIndex={-1}>
          Send {username} this link
        </Heading>
        <p>
          It lets {username} set a password, once, until {formatDateTime(expiresAt)}. It is shown only now. Whoever has
          it can use the account.
        </p>
        <Field label="Link">
          <TextInput ref={input} readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
        <Cluster>
          <Button onClick={copy}>Copy the link</Button>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
