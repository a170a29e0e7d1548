import type { Subject } from '@wattle/contract';
import { Button, ButtonLink, Cluster } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { editPath } from '../paths';
import { useEditFromState } from './item-return';

interface ItemActionsProps {
  subject: Subject;
  id: string;
  /** Ids of the texts that say which question it is. */
  labels: string;
  isBusy: boolean;
  onFinalize: () => void;
  onReject: () => void;
}

/** What staff can decide about a generated question. */
export function ItemActions({ subject, id, labels, isBusy, onFinalize, onReject }: ItemActionsProps) {
  const state = useEditFromState();
  return (
    <Cluster gap={8}>
      <Button size="dense" isBusy={isBusy} aria-describedby={labels} onClick={onFinalize}>
        Finalize
      </Button>
      <ButtonLink
        as={Link}
        to={editPath(subject, id)}
        state={state}
        variant="secondary"
        size="dense"
        aria-describedby={labels}
      >
        Edit
      </ButtonLink>
      <Button variant="quietDanger" size="dense" aria-disabled={isBusy} aria-describedby={labels} onClick={onReject}>
        Reject
      </Button>
    </Cluster>
  );
}
