import { countWords } from '@wattle/contract';
import { color, Heading, Passage, Stack } from '@wattle/design-system';
import { styled } from 'styled-components';

const Count = styled.p`
  color: ${color.inkSoft};
`;

/** A text that a child has written. */
export function WritingReview({ text }: { text: string }) {
  const words = countWords(text);
  return (
    <Stack gap={8}>
      <Heading level={4} size={16}>
        Your text
      </Heading>
      <Passage>{text}</Passage>
      <Count>{words === 1 ? '1 word' : `${words} words`}</Count>
    </Stack>
  );
}
