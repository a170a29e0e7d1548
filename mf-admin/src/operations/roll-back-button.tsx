import { packageName } from '@wattle/contract/operations';
import { ConfirmDialog, VisuallyHidden } from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DenseButton } from '../shared/buttons';
import { shortVersion } from './measurements';
import { ROLL_BACK_KEY, useRollBackRemoteMutation } from './operations.api';

export function RollBackButton({ remote, from, to }: { remote: string; from: string; to: string }) {
  const [isAsking, setAsking] = useState(false);
  const [rollBack, { isLoading }] = useRollBackRemoteMutation({ fixedCacheKey: ROLL_BACK_KEY });
  const name = packageName(remote);

  const confirm = async () => {
    const { data } = await rollBack({ remote, version: from });
    setAsking(false);
    if (data) notify.success(data.message);
  };

  return (
    <>
      <DenseButton onClick={() => setAsking(true)}>
        <Undo2 size={16} aria-hidden="true" />
        Roll back
        <VisuallyHidden>
          {name} to {shortVersion(to)}
        </VisuallyHidden>
      </DenseButton>
      {isAsking && (
        <ConfirmDialog
          title={`Roll ${name} back to ${shortVersion(to)}?`}
          confirmLabel="Roll back"
          tone="danger"
          isBusy={isLoading}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          All visitors get {to} with their next page. {from} is withdrawn: nothing falls back to it, until it is
          released again.
        </ConfirmDialog>
      )}
    </>
  );
}
