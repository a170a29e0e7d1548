import { color, Note, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { MarkedOption } from './marked-options';
import { OtherWrongTurns } from './other-wrong-turns';

const Line = styled.p<{ $isSoft: boolean }>`
  ${({ $isSoft }) => $isSoft && `color: ${color.inkSoft};`}
`;

const Chosen = styled.p`
  margin-bottom: ${space[12]};
`;

const WRONG_TURN = 'tempting wrong turn:';

interface ExplanationProps {
  title: string;
  text: string | undefined;
  options: readonly MarkedOption[];
}

/** Why an answer is right, beginning with the mistake that led to the one that was chosen. */
export function Explanation({ title, text = '', options }: ExplanationProps) {
  const turns = options.filter(({ wrongTurn, isRight }) => wrongTurn && !isRight);
  const chosen = turns.find(({ isChosen }) => isChosen);
  const others = turns.filter(({ isChosen }) => !isChosen);
  if (!text && turns.length === 0) return null;
  return (
    <Note title={title}>
      {chosen && (
        <Chosen>
          <strong>You chose {chosen.letter}:</strong> {chosen.wrongTurn}
        </Chosen>
      )}
      {text.split('\n').map((line, index) => (
        <Line key={`${index} ${line}`} $isSoft={line.trimStart().toLowerCase().startsWith(WRONG_TURN)}>
          {line}
        </Line>
      ))}
      {others.length > 0 && <OtherWrongTurns options={others} />}
    </Note>
  );
}
