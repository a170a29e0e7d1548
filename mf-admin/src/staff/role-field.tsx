import { STAFF_ROLES, type StaffRole } from '@wattle/contract/constants';
import type { StaffAccount } from '@wattle/contract/staff';
import { Alert, Button, Cluster, Select } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useRef, useState } from 'react';
import { ROLE_LABELS } from './roles';
import { useChangeStaffRoleMutation } from './staff.api';

/** The role of an account. It is given by a button: on a select, the arrow keys alone already change the choice. */
export function RoleField({ account: { id, username, role } }: { account: StaffAccount }) {
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
        <Button variant="secondary" size="dense" isBusy={isLoading} onClick={give}>
          Save
        </Button>
      )}
      {error && <Alert tone="danger">{errorMessage(error, 'The role could not be changed. Please try again.')}</Alert>}
    </Cluster>
  );
}
