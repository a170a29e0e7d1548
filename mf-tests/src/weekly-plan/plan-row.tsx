import type { AttemptSummary, PlanItem } from '@wattle/contract';
import { ButtonLink, Checkbox, color, fontSize, space } from '@wattle/design-system';
import { errorMessage, Link } from '@wattle/platform';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { DoneMark } from './done-mark';
import { isUnderWay, planItemWords } from './plan-item-words';
import { useTickPlanItemMutation } from './weekly-plan.api';

/** As high with a button as without one. */
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;

  gap: ${space[16]};
  min-height: ${space[72]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Title = styled.strong`
  display: block;
`;

const Facts = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface PlanRowProps {
  item: PlanItem;
  week: string;
  attempts: readonly AttemptSummary[];
  /** What to do now: its button is the most visible one. */
  isNext: boolean;
  /** Told why a tick was not saved, and undefined when one is tried. */
  onFailed: (sentence: string | undefined) => void;
}

/** One test of the plan: a finished one has ticked it, else the child may. */
export function PlanRow({ item, week, attempts, isNext, onFailed }: PlanRowProps) {
  const [tick] = useTickPlanItemMutation();
  const isSaving = useRef(false);
  const { title, facts, path } = planItemWords(item);
  const action = path && isUnderWay(path, attempts) ? 'Resume' : 'Start';
  const words = (
    <>
      <Title>{title}</Title>
      <Facts>{item.doneBy === 'test' ? 'Done' : facts}</Facts>
    </>
  );

  async function changeTick(isTicked: boolean) {
    // The second click of a double click may come before the first one is rendered.
    if (isSaving.current) return;
    isSaving.current = true;
    onFailed(undefined);
    const { error } = await tick({ item: item.id, week, isTicked });
    isSaving.current = false;
    if (error) onFailed(errorMessage(error, 'Your tick could not be saved. Please try again when you are online.'));
  }

  return (
    <Row>
      {item.doneBy === 'test' ? (
        <DoneMark>{words}</DoneMark>
      ) : (
        <Checkbox checked={item.doneBy === 'tick'} onChange={({ target }) => void changeTick(target.checked)}>
          {words}
        </Checkbox>
      )}
      {path && !item.doneBy && (
        <ButtonLink
          as={Link}
          to={path}
          variant={isNext ? 'primary' : 'secondary'}
          aria-label={`${action} ${title} of this week’s plan`}
        >
          {action}
        </ButtonLink>
      )}
    </Row>
  );
}
