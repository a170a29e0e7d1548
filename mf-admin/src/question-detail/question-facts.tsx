import type { BankQuestion } from '@wattle/contract/bank';
import { skillNames, skillsOf } from '@wattle/contract/skills';
import {
  Card,
  color,
  Disclosure,
  fontSize,
  Passage,
  QuestionText,
  Stack,
  space,
  WordDiff,
} from '@wattle/design-system';
import { ExplanationDrawing, QuestionPicture } from '@wattle/exam-player';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormattedPassage } from '../questions/formatted-passage';
import { OptionsDiff } from '../questions/question-diff';
import { firstLine } from '../questions/question-labels';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);

  gap: ${space[8]} ${space[20]};
  font-size: ${fontSize[15]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface QuestionFactsProps {
  question: BankQuestion;
  /** What it was generated from: only what differs is marked. */
  original?: BankQuestion | undefined;
}

export function QuestionFacts({ question, original = question }: QuestionFactsProps) {
  const { explanation, mcq_options, text, extract_text, format, image_data, image_description } = question;
  const skills = skillNames(skillsOf(question));
  const facts: [string, ReactNode][] = [
    [
      question.subject === 'Writing' ? 'Marking notes' : 'Explanation',
      explanation && <WordDiff before={original.explanation ?? ''} after={explanation} isOneSided />,
    ],
    ['Faster method', question.faster_method],
    ['Drawing', question.explanation_image && <ExplanationDrawing of={question} />],
    ['Level', question.level],
    ['Topic', question.category],
    ['Skills', skills && (question.skills ? skills : `${skills} (the usual one of its topic)`)],
    ['Exam type', question.exam_type],
    ['Year level', question.year_level],
    ['Pool', question.pool ?? 'Tests'],
    ['Text format', question.text_format && 'Subheads and lists'],
    ['Picture', image_description],
  ];
  return (
    <Card>
      <Stack gap={16}>
        {text && (
          <Disclosure title={`Passage: ${firstLine(text)}`}>
            <FormattedPassage text={text} format={format} text_format={question.text_format} />
          </Disclosure>
        )}
        {extract_text && (
          <Disclosure title={`Extract: ${firstLine(extract_text)}`}>
            <Passage>{extract_text}</Passage>
          </Disclosure>
        )}
        <QuestionText as="p">
          {question.question ? (
            <WordDiff before={original.question ?? ''} after={question.question} isOneSided />
          ) : (
            'No question text available'
          )}
        </QuestionText>
        {image_data && (
          <QuestionPicture address={image_data} description={image_description ?? 'The picture of this question'} />
        )}
        {mcq_options && (
          <div>
            <OptionsDiff mine={question} other={original} />
          </div>
        )}
        <Facts>
          {facts.map(
            ([name, fact]) =>
              fact && (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </Facts>
      </Stack>
    </Card>
  );
}
