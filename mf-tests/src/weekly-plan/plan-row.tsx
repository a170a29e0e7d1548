import type { Exam } from '@wattle/contract/constants';
import type { PlanItem } from '@wattle/contract/weekly-plan';
import { Checkbox, color, ListRow, MutedText, radius, space } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { planItemWords } from './plan-sentences';
import { useTickPlanItemMutation } from './weekly-plan.api';

const Line = styled.div`
  display: flex;
  align-items: flex-start;

  gap: ${space[12]};
  padding: 10px 0;
`;

/** As large as the box of a checkbox, which it stands in the place of. */
const Mark = styled.svg`
  flex: none;
  border: 1.5px solid ${color.action};
  forced-color-adjust: none;

  width: ${space[24]};
  height: ${space[24]};
  border-radius: ${radius.small};

  background: ${color.actionSoft};
  color: ${color.action};
`;

/** What is done, and cannot be undone. */
function DoneMark({ children }: { children: ReactNode }) {
  return (
    <Line>
      <Mark viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true" focusable="false">
        <path d="m6.5 12.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
      </Mark>
      <span>{children}</span>
    </Line>
  );
}

/** Each test of the week counts, also one that nobody has planned. */
function doneSentence({ isOtherTest }: PlanItem): string {
  return isOtherTest ? 'Done: you took another test' : 'Done';
}

interface PlanRowProps {
  item: PlanItem;
  week: string;
  /** That the child prepares for. */
  exam: Exam | undefined;
  /** Told why a tick was not saved, and undefined when one is tried. */
  onFailed: (sentence: string | undefined) => void;
}

/** One test of the plan: a finished one has ticked it, else the child may. */
export function PlanRow({ item, week, exam, onFailed }: PlanRowProps) {
  const [tick] = useTickPlanItemMutation();
  const isSaving = useRef(false);
  const { title, facts } = planItemWords(item, exam);
  const words = (
    <>
      <strong>{title}</strong>
      <br />
      <MutedText as="span">{item.doneBy === 'test' ? doneSentence(item) : facts}</MutedText>
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
    <ListRow size="large">
      {item.doneBy === 'test' ? (
        <DoneMark>{words}</DoneMark>
      ) : (
        <Checkbox checked={item.doneBy === 'tick'} onChange={({ target }) => void changeTick(target.checked)}>
          {words}
        </Checkbox>
      )}
    </ListRow>
  );
}
