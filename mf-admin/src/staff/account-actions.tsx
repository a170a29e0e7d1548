import type { PasswordLink, StaffAccount } from '@wattle/contract/staff';
import { Alert, Button, Cluster, ConfirmDialog, Stack, VisuallyHidden } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useState } from 'react';
import { useCreatePasswordLinkMutation, useDisableStaffAccountMutation } from './staff.api';

interface AccountActionsProps {
  account: StaffAccount;
  /** Nobody disables their own account. */
  isOwn: boolean;
  onLink: (link: PasswordLink) => void;
}

export function AccountActions({ account: { id, username, disabledAt }, isOwn, onLink }: AccountActionsProps) {
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
          <Button variant="secondary" size="dense" isBusy={link.isLoading} onClick={resetPassword}>
            Reset password
            <VisuallyHidden>of {username}</VisuallyHidden>
          </Button>
        )}
        {!isOwn && (
          <Button
            variant="secondary"
            size="dense"
            isBusy={disabling.isLoading}
            onClick={() => (disabledAt ? disable(false) : setAsking(true))}
          >
            {disabledAt ? 'Enable' : 'Disable'}
            <VisuallyHidden>{username}</VisuallyHidden>
          </Button>
        )}
      </Cluster>
      {error && <Alert tone="danger">{errorMessage(error, 'Nothing was changed. Please try again.')}</Alert>}
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
