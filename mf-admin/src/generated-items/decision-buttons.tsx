import type { BankQuestion } from '@wattle/contract/bank';
import { Button, ButtonLink, Cluster } from '@wattle/design-system';
import { Link, useLocation } from '@wattle/platform';
import { editPath } from '../paths';
import { navigationState, subjectOf, useNavigationState } from '../questions/question-address';

interface DecisionButtonsProps {
  /** The question that an edit opens; undefined where none is in the bank. */
  edited: BankQuestion | undefined;
  editLabel: string;
  /** Whether something waits for a decision. */
  canDecide: boolean;
  finalizeLabel?: string;
  rejectLabel?: string;
  /** Ids of the texts that say which question it is. */
  describedBy?: string;
  isBusy: boolean;
  onFinalize: () => void;
  onReject: () => void;
}

export function DecisionButtons({
  edited,
  editLabel,
  canDecide,
  finalizeLabel = 'Finalize',
  rejectLabel = 'Reject',
  describedBy,
  isBusy,
  onFinalize,
  onReject,
}: DecisionButtonsProps) {
  const returnTo = useLocation().pathname;
  const { list } = useNavigationState();
  return (
    <Cluster gap={8}>
      {canDecide && (
        <Button size="dense" isBusy={isBusy} aria-describedby={describedBy} onClick={onFinalize}>
          {finalizeLabel}
        </Button>
      )}
      {edited && (
        <ButtonLink
          as={Link}
          to={editPath(subjectOf(edited), edited.id)}
          state={navigationState({ returnTo, list })}
          variant="secondary"
          size="dense"
          aria-describedby={describedBy}
        >
          {editLabel}
        </ButtonLink>
      )}
      {canDecide && (
        <Button variant="quietDanger" size="dense" isLocked={isBusy} aria-describedby={describedBy} onClick={onReject}>
          {rejectLabel}
        </Button>
      )}
    </Cluster>
  );
}
