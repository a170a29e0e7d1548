import { optionsOf } from '@wattle/contract/options';
import type { Question } from '@wattle/contract/questions';
import {
  Card,
  Chip,
  color,
  fontSize,
  MutedText,
  media,
  radius,
  space,
  tileShape,
  WordDiff,
} from '@wattle/design-system';
import { PICTURE_BACKGROUND } from '@wattle/exam-player';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import type { MergedField } from './merge-edits';
import { fieldName, isPicture } from './question-labels';

const OptionRow = styled.span<{ $isKey: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;

  column-gap: ${space[12]};
  padding: ${space[4]} ${space[8]} ${space[4]} ${space[4]};
  border-radius: ${radius.small};

  background: ${({ $isKey }) => ($isKey ? color.actionSoft : 'none')};
`;

const Tile = styled.span<{ $isKey: boolean }>`
  ${tileShape}

  background: ${({ $isKey }) => ($isKey ? color.action : color.sunken)};
  color: ${({ $isKey }) => ($isKey ? color.onAction : color.ink)};
`;

const Key = styled.span`
  display: inline-flex;
  align-items: center;
  font-weight: 600;
  gap: ${space[4]};
  color: ${color.action};
`;

const Rationale = styled(MutedText)`
  grid-column: 2 / -1;
`;

export type Choice = Pick<Question, 'mcq_options' | 'correct_answer' | 'wrong_turns' | 'format'>;

/** The options of one side with its key and wrong turns; marked where they differ from the other side. */
export function OptionsDiff({ mine, other }: { mine: Choice; other: Choice }) {
  const { mcq_options, correct_answer, wrong_turns } = mine;
  const options = optionsOf(mine);
  if (options.length === 0) return mcq_options && <p>{`${mcq_options} (key: ${correct_answer || 'none'})`}</p>;
  const others = new Map(optionsOf(other).map(({ letter, text }) => [letter, text]));
  return options.map(({ letter, text }) => {
    const isKey = letter === correct_answer;
    const rationale = wrong_turns?.[letter];
    return (
      <OptionRow key={letter} $isKey={isKey}>
        <Tile $isKey={isKey}>{letter}</Tile>
        <WordDiff before={others.get(letter) ?? ''} after={text} isOneSided />
        {isKey && (
          <Key>
            <Check size={16} aria-hidden="true" />
            Key
          </Key>
        )}
        {rationale && (
          <Rationale forwardedAs="span">
            Wrong turn: <WordDiff before={other.wrong_turns?.[letter] ?? ''} after={rationale} isOneSided />
          </Rationale>
        )}
      </OptionRow>
    );
  });
}

const FieldRow = styled.li<{ $hasNames: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasNames }) => ($hasNames ? '140px 96px minmax(0, 1fr)' : '140px minmax(0, 1fr)')};
  align-items: baseline;

  gap: ${space[12]};
  padding: ${space[12]} ${space[20]};
  font-size: ${fontSize[15]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${media.narrow} {
    grid-template-columns: 1fr auto;

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Before = styled.del`
  color: ${color.danger};
`;

/** Longer texts are shown once, with their words marked. */
const SHORT = 24;

/** @param theirName - How the other's changes are called; undefined where all are of one side. */
export function MergedList({ merged, theirName }: { merged: readonly MergedField[]; theirName?: string }) {
  return (
    <Card isFlush as="ul">
      {merged.map(({ field, side, before, after }) => (
        <FieldRow key={field} $hasNames={theirName !== undefined}>
          <span>{fieldName(field)}</span>
          {theirName !== undefined && (
            <span>
              <Chip tone={side === 'yours' ? 'action' : 'info'}>{side === 'yours' ? 'Yours' : theirName}</Chip>
            </span>
          )}
          <span>
            <MergedText field={field} before={before} after={after} />
          </span>
        </FieldRow>
      ))}
    </Card>
  );
}

function MergedText({ field, before, after }: Pick<MergedField, 'field' | 'before' | 'after'>) {
  if (isPicture(field)) return after ? 'Another picture' : 'No picture';
  if (Math.max(before.length, after.length) > SHORT) return <WordDiff before={before} after={after} />;
  return (
    <>
      {before && (
        <>
          <Before>{before}</Before> →{' '}
        </>
      )}
      {after || 'empty'}
    </>
  );
}

export const SmallPicture = styled.img`
  /* Its place is known before it has come. */
  height: 200px;
  max-width: 100%;
  object-fit: contain;
  background: ${PICTURE_BACKGROUND};
`;
