import type { PasswordLink } from '@wattle/contract/staff';
import { Button, Columns, ErrorPanel, Page, Spinner, Stack } from '@wattle/design-system';
import { errorMessage, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { ActionsCard } from '../shared/actions-card';
import { AccountsCard } from './accounts-card';
import { NewAccountForm } from './new-account-form';
import { PasswordLinkCard } from './password-link-card';
import { useStaffAccountsQuery } from './staff.api';
import { noteOf, sentenceOf } from './staff-sentences';

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
