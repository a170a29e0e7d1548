import type { Question } from '@wattle/contract/questions';
import { color, MutedText, QuestionText, Stack, space, WordDiff } from '@wattle/design-system';
import { styled } from 'styled-components';
import { type Choice, OptionsDiff } from '../questions/question-diff';

const Options = styled.div`
  columns: 2 220px;
  column-gap: ${space[12]};

  & > * {
    break-inside: avoid;
  }
`;

const Why = styled.strong`
  color: ${color.ink};
`;

type Content = Choice & Pick<Question, 'question' | 'explanation'>;

interface ItemContentProps {
  content: Content;
  /** What it is compared with: only what differs is marked. */
  original?: Content;
  /** The id of the question's text, which names the card that it stands in. */
  textId?: string;
}

export function ItemContent({ content, original = content, textId }: ItemContentProps) {
  const { question = '', mcq_options, explanation } = content;
  return (
    <Stack gap={12}>
      <QuestionText as="p" id={textId}>
        <WordDiff before={original.question ?? ''} after={question} isOneSided />
      </QuestionText>
      {mcq_options && (
        <Options>
          <OptionsDiff mine={content} other={original} />
        </Options>
      )}
      {explanation && (
        <MutedText>
          <Why>Why</Why> <WordDiff before={original.explanation ?? ''} after={explanation} isOneSided />
        </MutedText>
      )}
    </Stack>
  );
}
