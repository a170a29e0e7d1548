import { optionsOf } from '@wattle/contract/options';
import type { ImportedQuestion } from '@wattle/contract/question-import';
import {
  Card,
  Cluster,
  Disclosure,
  Heading,
  IconButton,
  MutedText,
  OptionRow,
  Passage,
  QuestionText,
  Stack,
  space,
} from '@wattle/design-system';
import { ExplanationDrawing, QuestionPicture, StructuredText } from '@wattle/exam-player';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { FormattedPassage } from '../questions/formatted-passage';
import { MergedList } from '../questions/question-diff';
import { firstLine } from '../questions/question-labels';
import { changesOf } from './batch-selection';

/** In sight beside a long list. */
const Preview = styled(Card)`
  @media (min-width: 1000px) {
    position: sticky;
    top: ${space[16]};
    overflow-y: auto;
    max-height: calc(100dvh - 2 * ${space[16]});
  }
`;

interface ChildPreviewProps {
  shown: ImportedQuestion;
  card: RefObject<HTMLDivElement | null>;
  showPrevious: (() => void) | undefined;
  showNext: (() => void) | undefined;
  children: ReactNode;
}

/** A question as a child sees it, with its key and what is explained afterwards. */
export function ChildPreview({ shown, card, showPrevious, showNext, children }: ChildPreviewProps) {
  const { row, question } = shown;
  const changes = changesOf(shown);
  const { id, text, extract_text, format, image_data, image_description, correct_answer, explanation } = question;
  return (
    <Preview forwardedAs="section" aria-labelledby="preview-title" ref={card} tabIndex={-1}>
      <Stack gap={16}>
        <Cluster justify="space-between">
          <Heading level={2} size={20} id="preview-title">
            Row {row}, as a child sees it
          </Heading>
          <Cluster gap={8}>
            <IconButton label="Row before" isDisabled={!showPrevious} onClick={showPrevious}>
              <ChevronUp size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label="Next row" isDisabled={!showNext} onClick={showNext}>
              <ChevronDown size={20} aria-hidden="true" />
            </IconButton>
          </Cluster>
        </Cluster>
        {text && (
          <Disclosure title={`Passage: ${firstLine(text).slice(0, 60)}`}>
            <FormattedPassage text={text} format={format} />
          </Disclosure>
        )}
        {extract_text && (
          <Disclosure title={`Extract: ${firstLine(extract_text).slice(0, 60)}`}>
            <Passage>{extract_text}</Passage>
          </Disclosure>
        )}
        <QuestionText id="preview-question">
          {question.text_format ? <StructuredText text={question.question ?? ''} /> : question.question}
        </QuestionText>
        {image_data && <QuestionPicture key={id} address={image_data} description={image_description} />}
        <Stack gap={8} role="radiogroup" aria-labelledby="preview-question">
          {optionsOf(question).map(({ letter, text: option }) => (
            <OptionRow
              key={letter}
              name={`preview-${id}`}
              letter={letter}
              isDisabled
              {...(letter === correct_answer && { verdict: 'right', verdictLabel: 'Key' })}
            >
              {option}
            </OptionRow>
          ))}
        </Stack>
        {explanation && (
          <MutedText>
            <strong>Why</strong> {explanation}
          </MutedText>
        )}
        {question.faster_method && (
          <MutedText>
            <strong>A faster way</strong> {question.faster_method}
          </MutedText>
        )}
        <ExplanationDrawing key={question.explanation_image} of={question} />
        {changes.length > 0 && (
          <Stack gap={8} as="section" aria-labelledby="preview-changes">
            <Heading level={3} size={18} id="preview-changes">
              What it changes
            </Heading>
            <MergedList merged={changes} />
          </Stack>
        )}
        {children}
      </Stack>
    </Preview>
  );
}
