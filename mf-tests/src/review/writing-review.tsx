import { countWords } from '@wattle/contract';
import { color, Passage, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Count = styled.p`
  margin-top: ${space[8]};

  color: ${color.inkSoft};
`;

/** A text that a child has written. */
export function WritingReview({ text }: { text: string }) {
  const words = countWords(text);
  return (
    <div>
      <Passage>{text}</Passage>
      <Count>{words === 1 ? '1 word' : `${words} words`}</Count>
    </div>
  );
}
