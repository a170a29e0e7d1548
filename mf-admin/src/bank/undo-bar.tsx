import type { Subject } from '@wattle/contract';
import { Button, Cluster, color, radius, shadow, space } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { styled } from 'styled-components';
import { useExpiry } from '../shared/use-expiry';
import { notRestored } from './change-failure';
import { useRestoreQuestionsMutation } from './question-changes.api';
import type { Deleted } from './use-undo';

const UNDO_MS = 10_000;

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  border: 1px solid ${color.edge};
  pointer-events: auto;

  gap: ${space[16]};
  max-width: 560px;
  padding: ${space[8]} ${space[12]} ${space[8]} ${space[20]};
  border-radius: ${radius.control};

  background: ${color.night};
  color: ${color.ink};
  box-shadow: ${shadow};
`;

interface UndoBarProps {
  subject: Subject;
  deleted: Deleted;
  /** Told when it was undone, or its time is over. */
  onEnd: () => void;
}

/** Offers for ten seconds to undo a deletion, and after a failure until it is closed. */
export function UndoBar({ subject, deleted: { ids, message }, onEnd }: UndoBarProps) {
  const [restore, { data, error, isLoading }] = useRestoreQuestionsMutation();
  const failure = error
    ? errorMessage(error, 'The questions could not be restored. Press Undo again.')
    : data && notRestored(data);
  const undo = async () => {
    const { data } = await restore({ subject, ids });
    if (!data || notRestored(data)) return;
    notify.success(data.message);
    onEnd();
  };
  return (
    <Root
      ref={useExpiry<HTMLDivElement>(isLoading || failure ? undefined : UNDO_MS, onEnd)}
      role="status"
      data-surface="dark"
    >
      <span>{failure ?? message}</span>
      <Cluster gap={4}>
        {!data && (
          <Button variant="quiet" size="dense" isBusy={isLoading} onClick={undo}>
            Undo
          </Button>
        )}
        {failure && (
          <Button variant="quiet" size="dense" onClick={onEnd}>
            Close
          </Button>
        )}
      </Cluster>
    </Root>
  );
}
