import type { PasswordLink, StaffAccount } from '@wattle/contract/staff';
import { Chip, Cluster, DataTable, formatDate, formatDateTime, MutedText } from '@wattle/design-system';
import { useSession } from '@wattle/platform';
import { TableCard } from '../shared/table-card';
import { AccountActions } from './account-actions';
import { RoleField } from './role-field';
import { ROLE_LABELS } from './roles';

interface AccountsCardProps {
  accounts: readonly StaffAccount[];
  onLink: (link: PasswordLink) => void;
}

export function AccountsCard({ accounts, onLink }: AccountsCardProps) {
  const ownId = useSession().user?.id;
  return (
    <TableCard title="Accounts">
      <DataTable
        caption="Accounts of staff"
        columns={[
          { label: 'Account', cell: (account) => <AccountName account={account} isOwn={account.id === ownId} /> },
          {
            label: 'Role',
            cell: (account) => (account.id === ownId ? ROLE_LABELS[account.role] : <RoleField account={account} />),
            hasLabel: true,
          },
          {
            label: 'Last log-in',
            cell: ({ lastLogInAt }) => (lastLogInAt ? formatDateTime(lastLogInAt) : 'None recorded'),
            hasLabel: true,
          },
          {
            label: 'Access',
            cell: (account) => <AccountActions account={account} isOwn={account.id === ownId} onLink={onLink} />,
          },
        ]}
        rows={accounts}
        keyOf={({ id }) => id}
      />
    </TableCard>
  );
}

function AccountName({ account, isOwn }: { account: StaffAccount; isOwn: boolean }) {
  const { username, createdAt, disabledAt } = account;
  return (
    <>
      <Cluster gap={8}>
        <strong>{username}</strong>
        {isOwn && <Chip>You</Chip>}
        {disabledAt && <Chip tone="danger">Disabled</Chip>}
      </Cluster>
      <MutedText>Since {formatDate(createdAt)}</MutedText>
    </>
  );
}
