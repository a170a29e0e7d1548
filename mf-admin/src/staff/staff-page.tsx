import { zodResolver } from '@hookform/resolvers/zod';
import { STAFF_ROLES, type StaffRole, USERNAME_CHARACTERS } from '@wattle/contract/constants';
import { newStaffAccountSchema, type PasswordLink } from '@wattle/contract/staff';
import {
  Button,
  Card,
  Cluster,
  Columns,
  Field,
  formatDateTime,
  Heading,
  Panel,
  Select,
  Stack,
  TextInput,
  useFocusOnMount,
} from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { usePageTitle } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ActionsCard } from '../shared/actions-card';
import { AdminPage } from '../shared/admin-page';
import { FailureAlert } from '../shared/failure-alert';
import { useCopy } from '../shared/use-copy';
import { AccountsCard } from './accounts-card';
import { useCreateStaffAccountMutation, useStaffAccountsQuery } from './staff.api';
import { noteOf, ROLE_LABELS, ROLE_REACH, sentenceOf } from './staff-sentences';

export function StaffPage() {
  usePageTitle('Staff');
  const query = useStaffAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  /** Null after one was closed. */
  const [link, setLink] = useState<PasswordLink | null>();

  return (
    <AdminPage title="Staff" intro="Everybody who works on Wattle has an account of their own.">
      <Columns widths="minmax(220px, 320px) minmax(0, 1fr)" from={1000}>
        {link ? (
          <PasswordLinkCard key={link.link} link={link} onClose={() => setLink(null)} />
        ) : (
          <NewAccountForm hasFocus={link === null} onLink={setLink} />
        )}
        {data ? (
          <Stack>
            <AccountsCard accounts={data.accounts} onLink={setLink} />
            <ActionsCard
              actions={data.actions}
              none="Nothing yet. What is done to accounts of staff is listed here."
              what={sentenceOf}
              note={noteOf}
            />
          </Stack>
        ) : (
          <NoData
            query={query}
            loading="Loading the accounts"
            failed="The accounts could not be loaded. Please try again."
          />
        )}
      </Columns>
    </AdminPage>
  );
}

const { min, max } = USERNAME_CHARACTERS;

function NewAccountForm({ hasFocus, onLink }: { hasFocus: boolean; onLink: (link: PasswordLink) => void }) {
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
            hint={`${min} to ${max} letters, digits, dots, underscores or hyphens.`}
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
  const { field, copy } = useCopy<HTMLInputElement>('The link');
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
          <TextInput ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
        <Cluster>
          <Button onClick={() => copy(link)}>Copy the link</Button>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
