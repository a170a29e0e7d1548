import { optionsOf } from '@wattle/contract/options';
import type { Question } from '@wattle/contract/questions';
import { color, MutedText, radius, space, tileShape, WordDiff } from '@wattle/design-system';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';

const Row = styled.span<{ $isKey: boolean }>`
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

/** A question as far as its options go. */
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
      <Row key={letter} $isKey={isKey}>
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
      </Row>
    );
  });
}
