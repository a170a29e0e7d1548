import type { Subject } from '@wattle/contract';
import { Button } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { editMoment } from '../shared/moment-in-words';
import { type DeletedMeanwhile, notRestored } from './change-failure';
import { useRestoreQuestionsMutation } from './question-changes.api';

interface RestoreOfferProps {
  subject: Subject;
  deleted: readonly [DeletedMeanwhile, ...DeletedMeanwhile[]];
  onRestored?: (() => void) | undefined;
}

/** Says who has deleted questions meanwhile, and restores them on request. */
export function RestoreOffer({ subject, deleted, onRestored }: RestoreOfferProps) {
  const [restore, { data, error, isLoading }] = useRestoreQuestionsMutation();
  const failure = error
    ? errorMessage(error, 'The question could not be restored. Please try again.')
    : data && notRestored(data);
  const restoreAll = async () => {
    const { data } = await restore({ subject, ids: deleted.map(({ id }) => id) });
    if (!data || notRestored(data)) return;
    notify.success(data.message);
    onRestored?.();
  };
  return (
    <>
      <p>{deletionSentence(deleted)}</p>
      {failure && <p role="alert">{failure}</p>}
      <div>
        <Button variant="secondary" size="dense" isBusy={isLoading} onClick={restoreAll}>
          Restore
        </Button>
      </div>
    </>
  );
}

function deletionSentence(deleted: RestoreOfferProps['deleted']): string {
  const [{ by, at }] = deleted;
  if (deleted.length === 1) return `${by} deleted it ${editMoment(at)}.`;
  const names = [...new Set(deleted.map((each) => each.by))];
  return `${names.join(' and ')} deleted ${deleted.length} of them.`;
}
