import { color, Note } from '@wattle/design-system';
import { styled } from 'styled-components';

const Line = styled.p<{ $isSoft: boolean }>`
  ${({ $isSoft }) => $isSoft && `color: ${color.inkSoft};`}
`;

const WRONG_TURN = 'tempting wrong turn:';

interface ExplanationProps {
  title: string;
  text: string;
}

/** Why an answer is right, and what tempts to another one. */
export function Explanation({ title, text }: ExplanationProps) {
  return (
    <Note title={title}>
      {text.split('\n').map((line, index) => (
        <Line key={`${index} ${line}`} $isSoft={line.trimStart().toLowerCase().startsWith(WRONG_TURN)}>
          {line}
        </Line>
      ))}
    </Note>
  );
}
