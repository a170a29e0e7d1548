import { STAFF_ROLES, type StaffRole } from '@wattle/contract/constants';
import type { PasswordLink, StaffAccount } from '@wattle/contract/staff';
import {
  Chip,
  Cluster,
  ConfirmDialog,
  DataTable,
  formatDate,
  formatDateTime,
  MutedText,
  Select,
  Stack,
  VisuallyHidden,
} from '@wattle/design-system';
import { notify, useSession } from '@wattle/platform';
import { useRef, useState } from 'react';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { TableCard } from '../shared/table-card';
import { useChangeStaffRoleMutation, useCreatePasswordLinkMutation, useDisableStaffAccountMutation } from './staff.api';
import { ROLE_LABELS } from './staff-sentences';

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

interface AccountActionsProps {
  account: StaffAccount;
  /** Nobody disables their own account. */
  isOwn: boolean;
  onLink: (link: PasswordLink) => void;
}

function AccountActions({ account: { id, username, disabledAt }, isOwn, onLink }: AccountActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [createLink, link] = useCreatePasswordLinkMutation();
  const [disableAccount, disabling] = useDisableStaffAccountMutation();
  const error = link.error ?? disabling.error;

  const resetPassword = async () => {
    const { data } = await createLink(id);
    if (!data) return;
    onLink(data);
    // The page keeps no other copy of it.
    link.reset();
  };

  const disable = async (isDisabled: boolean) => {
    const { data } = await disableAccount({ id, isDisabled });
    setAsking(false);
    if (data) notify.success(data.message);
  };

  return (
    <Stack gap={8} align="flex-start">
      <Cluster gap={8}>
        {!disabledAt && (
          <DenseButton isBusy={link.isLoading} onClick={resetPassword}>
            Reset password
            <VisuallyHidden>of {username}</VisuallyHidden>
          </DenseButton>
        )}
        {!isOwn && (
          <DenseButton isBusy={disabling.isLoading} onClick={() => (disabledAt ? disable(false) : setAsking(true))}>
            {disabledAt ? 'Enable' : 'Disable'}
            <VisuallyHidden>{username}</VisuallyHidden>
          </DenseButton>
        )}
      </Cluster>
      <FailureAlert error={error}>Nothing was changed. Please try again.</FailureAlert>
      {isAsking && (
        <ConfirmDialog
          title={`Disable ${username}?`}
          confirmLabel="Disable"
          tone="danger"
          isBusy={disabling.isLoading}
          onConfirm={() => disable(true)}
          onCancel={() => setAsking(false)}
        >
          {username} is logged out everywhere at once, and cannot log in until an admin enables the account again.
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** The role of an account. It is given by a button: on a select, the arrow keys alone already change the choice. */
function RoleField({ account: { id, username, role } }: { account: StaffAccount }) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen = role, setChosen] = useState<StaffRole>();
  const [changeRole, { error, isLoading }] = useChangeStaffRoleMutation();

  const give = async () => {
    const { data } = await changeRole({ id, role: chosen });
    if (!data) return;
    notify.success(data.message);
    setChosen(undefined);
    // The button that had the focus is gone.
    select.current?.focus();
  };

  return (
    <Cluster gap={8}>
      <Select
        size="dense"
        ref={select}
        aria-label={`Role of ${username}`}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as StaffRole)}
      >
        {STAFF_ROLES.map((each) => (
          <option key={each} value={each}>
            {ROLE_LABELS[each]}
          </option>
        ))}
      </Select>
      {chosen !== role && (
        <DenseButton isBusy={isLoading} onClick={give}>
          Save
        </DenseButton>
      )}
      <FailureAlert error={error}>The role could not be changed. Please try again.</FailureAlert>
    </Cluster>
  );
}
