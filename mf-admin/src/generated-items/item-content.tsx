import { optionsOf, type Question } from '@wattle/contract';
import { color, fontSize, QuestionText, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { WordDiff } from '../bank/word-diff';
import type { Choice } from '../question-form/choice-of';
import { OptionsDiff } from '../question-form/options-diff';

const Options = styled.div`
  columns: 2 220px;
  column-gap: ${space[12]};

  & > * {
    break-inside: avoid;
  }
`;

const Why = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};

  & > strong {
    color: ${color.ink};
  }
`;

type Content = Choice & Pick<Question, 'question' | 'explanation'>;

interface ItemContentProps {
  content: Content;
  /** What it is compared with: only what differs is marked. */
  original?: Content;
  /** The id of the question's text, which names the card that it stands in. */
  textId?: string;
}

/** Question, options, key, wrong turns and explanation. */
export function ItemContent({ content, original = content, textId }: ItemContentProps) {
  const { question = '', mcq_options = '', correct_answer = '', explanation } = content;
  const isReadable = optionsOf(content).length > 0;
  return (
    <Stack gap={12}>
      <QuestionText as="p" id={textId}>
        <WordDiff before={original.question ?? ''} after={question} isOneSided />
      </QuestionText>
      {isReadable && (
        <Options>
          <OptionsDiff mine={content} other={original} />
        </Options>
      )}
      {!isReadable && mcq_options && <p>{`${mcq_options} (key: ${correct_answer || 'none'})`}</p>}
      {explanation && (
        <Why>
          <strong>Why</strong> <WordDiff before={original.explanation ?? ''} after={explanation} isOneSided />
        </Why>
      )}
    </Stack>
  );
}
