import type { BankQuestion } from '@wattle/contract/bank';
import { Button, ButtonLink, Cluster } from '@wattle/design-system';
import { Link, useLocation } from '@wattle/platform';
import { subjectOf } from '../bank/addressed-question';
import { navigationState } from '../bank/navigation-state';
import { editPath } from '../paths';

interface DecisionButtonsProps {
  /** The question that an edit opens; undefined where none is in the bank. */
  edited: BankQuestion | undefined;
  editLabel: string;
  /** What is decided about, after the verb, such as "all 4 questions"; undefined where nothing waits for a decision. */
  decidedAbout: string | undefined;
  /** Ids of the texts that say which question it is. */
  describedBy?: string;
  isBusy: boolean;
  onFinalize: () => void;
  onReject: () => void;
}

export function DecisionButtons({ edited, editLabel, decidedAbout, ...props }: DecisionButtonsProps) {
  const returnTo = useLocation().pathname;
  const describedBy = { 'aria-describedby': props.describedBy };
  return (
    <Cluster gap={8}>
      {decidedAbout !== undefined && (
        <Button size="dense" isBusy={props.isBusy} {...describedBy} onClick={props.onFinalize}>
          {`Finalize ${decidedAbout}`.trim()}
        </Button>
      )}
      {edited && (
        <ButtonLink
          as={Link}
          to={editPath(subjectOf(edited), edited.id)}
          state={navigationState({ returnTo })}
          variant="secondary"
          size="dense"
          {...describedBy}
        >
          {editLabel}
        </ButtonLink>
      )}
      {decidedAbout !== undefined && (
        <Button variant="quietDanger" size="dense" isLocked={props.isBusy} {...describedBy} onClick={props.onReject}>
          {`Reject ${decidedAbout}`.trim()}
        </Button>
      )}
    </Cluster>
  );
}
