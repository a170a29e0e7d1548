import { parseOptions } from '@wattle/contract';
import { color, radius, space, tileShape } from '@wattle/design-system';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { WordDiff } from '../bank/word-diff';
import type { QuestionValues } from './question-values';

const Row = styled.span<{ $isKey: boolean }>`
  display: flex;
  align-items: center;

  gap: ${space[12]};
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
  margin-left: auto;
  font-weight: 600;
  gap: ${space[4]};
  color: ${color.action};
`;

type Choice = Pick<QuestionValues, 'mcq_options' | 'correct_answer'>;

/** The options of one side with its key; marked where they differ from the other side. */
export function OptionsDiff({ mine, other }: { mine: Choice; other: Choice }) {
  const others = new Map(parseOptions(other.mcq_options).map(({ letter, text }) => [letter, text]));
  return parseOptions(mine.mcq_options).map(({ letter, text }) => (
    <Row key={letter} $isKey={letter === mine.correct_answer}>
      <Tile $isKey={letter === mine.correct_answer}>{letter}</Tile>
      <WordDiff before={others.get(letter) ?? ''} after={text} isOneSided />
      {letter === mine.correct_answer && (
        <Key>
          <Check size={16} aria-hidden="true" />
          Key
        </Key>
      )}
    </Row>
  ));
}
