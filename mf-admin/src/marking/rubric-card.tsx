import type { MarkingBody } from '@wattle/contract/writing-markings';
import { sumOfMarks } from '@wattle/contract/writing-marks';
import {
  type CriterionId,
  criterionOf,
  MAX_MARKS,
  WRITING_RUBRIC,
  type WritingCriterion,
} from '@wattle/contract/writing-rubric';
import {
  Cluster,
  color,
  Disclosure,
  filledChoice,
  fontSize,
  height,
  MutedText,
  Panel,
  plainButton,
  radius,
  Stack,
  space,
  tabularNums,
} from '@wattle/design-system';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

const Row = styled.fieldset<{ $isFocused: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  border: 2px solid;
  min-width: 0;

  gap: ${space[4]} ${space[8]};
  margin: 0 -${space[12]};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};

  border-color: ${({ $isFocused }) => ($isFocused ? color.info : 'transparent')};
  background: ${({ $isFocused }) => ($isFocused ? color.infoSoft : 'transparent')};
`;

const Name = styled.button`
  ${plainButton}

  min-height: ${height.dense};
  padding: 0 ${space[4]};
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};

  color: ${color.ink};

  &[aria-pressed='true'] {
    font-weight: 600;
  }
`;

const Tile = styled.label`
  ${filledChoice}
  font-weight: 600;
  ${tabularNums}

  width: ${height.dense};
  height: ${height.dense};
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};
`;

interface RubricCardProps {
  marks: MarkingBody['marks'];
  criterion: CriterionId;
  /** Whose level is read out: the one that was set last, or the focused one. */
  announcedCriterion: CriterionId;
  onFocusCriterion: (id: CriterionId) => void;
  onSetLevel: (id: CriterionId, level: number) => void;
  children: ReactNode;
}

/** Levels of each criterion as tiles; the focused criterion takes digits and picks the comments that are offered. */
export function RubricCard({
  marks,
  criterion: focusedId,
  announcedCriterion,
  onFocusCriterion,
  onSetLevel,
  children,
}: RubricCardProps) {
  const rows = useRef<HTMLDivElement>(null);
  const focused = criterionOf(focusedId);
  const announced = criterionOf(announcedCriterion);
  const soFar = sumOfMarks(marks);

  // Where the keyboard is on a row, it goes with the focused criterion.
  useEffect(() => {
    const from = document.activeElement?.closest('fieldset');
    const to = rows.current?.querySelector(`[data-criterion="${focusedId}"]`);
    if (!from || !to || from === to || !rows.current?.contains(from)) return;
    (to.querySelector<HTMLElement>('input:checked') ?? to.querySelector<HTMLElement>('input'))?.focus();
  }, [focusedId]);

  return (
    <Panel
      title="Practice rubric"
      titleSize={18}
      aside={<MutedText isTabular>{`${soFar} so far, ${MAX_MARKS} at most`}</MutedText>}
    >
      <Stack gap={4} ref={rows}>
        {WRITING_RUBRIC.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            level={marks[criterion.id]}
            isFocused={criterion.id === focusedId}
            onFocus={() => onFocusCriterion(criterion.id)}
            onSet={(level) => onSetLevel(criterion.id, level)}
          />
        ))}
      </Stack>
      <MutedText aria-live="polite">{sentenceOf(announced, marks[announcedCriterion])}</MutedText>
      <Disclosure title={`All levels of ${focused.name}`}>
        <ol start={0}>
          {focused.levels.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Disclosure>
      {children}
    </Panel>
  );
}

interface CriterionRowProps {
  criterion: WritingCriterion;
  level: number | undefined;
  isFocused: boolean;
  onFocus: () => void;
  onSet: (level: number) => void;
}

function CriterionRow({ criterion: { id, name, levels }, level, isFocused, onFocus, onSet }: CriterionRowProps) {
  const group = useId();
  return (
    <Row $isFocused={isFocused} data-criterion={id} aria-label={name} onFocus={onFocus}>
      <Name type="button" aria-pressed={isFocused} onClick={onFocus}>
        {name}
      </Name>
      <Cluster gap={4}>
        {levels.map(({ sentence }, index) => (
          <Tile key={sentence} title={sentence}>
            <input type="radio" name={group} checked={index === level} onChange={() => onSet(index)} />
            {index}
          </Tile>
        ))}
      </Cluster>
    </Row>
  );
}

function sentenceOf({ name, sentence, levels }: WritingCriterion, level: number | undefined): ReactNode {
  return (
    <>
      <strong>{level === undefined ? name : `${name} ${level}`}:</strong>{' '}
      {level === undefined ? sentence : levels[level]?.sentence}
    </>
  );
}
