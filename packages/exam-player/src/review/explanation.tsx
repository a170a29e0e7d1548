import { color, Note, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { keepOperators } from './keep-operators';
import { type MarkedOption, shortName } from './marked-options';
import { OtherWrongTurns } from './other-wrong-turns';

const Line = styled.p<{ $isSoft: boolean }>`
  text-wrap: pretty;

  & + & {
    @media screen {
      margin-top: ${space[4]};
    }
  }

  ${({ $isSoft }) => $isSoft && `color: ${color.inkSoft};`}
`;

const Chosen = styled.p`
  text-wrap: pretty;

  margin-bottom: ${space[12]};
`;

const WayTitle = styled.strong`
  display: block;
`;

const WRONG_TURN = /^\s*tempting wrong turn:/i;

const isWrongTurn = (line: string) => WRONG_TURN.test(line);

export interface ExplanationProps {
  /** Of the box. */
  title: string;
  /** What the bank explains. */
  text: string | undefined;
  /** Those of the question, after marking. */
  options: readonly MarkedOption[];
}

/** Why an answer is right, beginning with the mistake that led to the one that was chosen. */
export function Explanation({ title, text = '', options }: ExplanationProps) {
  const turns = options.filter(({ wrongTurn, isRight }) => wrongTurn && !isRight);
  const chosen = turns.find(({ isChosen }) => isChosen);
  const others = turns.filter(({ isChosen }) => !isChosen);
  // Of a question that tells the mistake behind each option, the line would say one of them again.
  const lines = text.split('\n').filter((line) => line.trim() && !(turns.length > 0 && isWrongTurn(line)));
  if (lines.length === 0 && turns.length === 0) return null;
  return (
    <Note title={title}>
      {chosen && (
        <Chosen>
          <strong>You chose {shortName(chosen)}.</strong> {keepOperators(chosen.wrongTurn)}
        </Chosen>
      )}
      {chosen && lines.length > 0 && <WayTitle>The way to the answer</WayTitle>}
      {lines.map((line, index) => (
        <Line key={`${index} ${line}`} $isSoft={isWrongTurn(line)}>
          {keepOperators(line)}
        </Line>
      ))}
      {others.length > 0 && <OtherWrongTurns options={others} isBesideChosen={chosen !== undefined} />}
    </Note>
  );
}
