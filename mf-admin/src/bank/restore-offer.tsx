import type { Subject } from '@wattle/contract/constants';
import { Button, formatWhen } from '@wattle/design-system';
import type { DeletedMeanwhile } from './change-failure';
import { useRestore } from './use-restore';

interface RestoreOfferProps {
  subject: Subject;
  deleted: readonly [DeletedMeanwhile, ...DeletedMeanwhile[]];
  onRestored?: (() => void) | undefined;
}

export function RestoreOffer({ subject, deleted, onRestored }: RestoreOfferProps) {
  const fallback = 'The question could not be restored. Please try again.';
  const { failure, isLoading, restoreAll } = useRestore(subject, { fallback, onRestored });
  return (
    <>
      <p>{deletionSentence(deleted)}</p>
      {failure && <p role="alert">{failure}</p>}
      <div>
        <Button
          variant="secondary"
          size="dense"
          isBusy={isLoading}
          onClick={() => restoreAll(deleted.map(({ id }) => id))}
        >
          Restore
        </Button>
      </div>
    </>
  );
}

function deletionSentence(deleted: RestoreOfferProps['deleted']): string {
  const [{ by, at }] = deleted;
  if (deleted.length === 1) return `${by} deleted it ${formatWhen(at)}.`;
  const names = [...new Set(deleted.map((each) => each.by))];
  return `${names.join(' and ')} deleted ${deleted.length} of them.`;
}
