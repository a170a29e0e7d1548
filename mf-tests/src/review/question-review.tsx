import { countWords, formatClock, formatCount } from '@wattle/contract/text';
import {
  Chip,
  Cluster,
  color,
  fontSize,
  Heading,
  MutedText,
  NumberTile,
  Passage,
  ScreenOnly,
  Stack,
  space,
  tabularNums,
  VisuallyHidden,
} from '@wattle/design-system';
import {
  AnswerSummary,
  askingSentence,
  EvidenceLines,
  Explanation,
  evidenceOf,
  markedOptions,
  OptionsReview,
  QuestionPicture,
  ReadAloud,
  StructuredText,
  stemOf,
  useAnswerOwner,
} from '@wattle/exam-player';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FoldButton } from '../fold-button';
import { AfterText } from '../my-writing/after-text';
import { PrintOnly } from './print-only';
import { QuestionBody, QuestionRoot, Stem } from './question-layout';
import { QuestionReport } from './question-report';
import { hasAnswer, type ReviewedQuestion } from './reviewed-questions';

const Meta = styled(Cluster)<{ $isOpen: boolean }>`
  grid-area: meta;
  font-weight: ${({ $isOpen }) => ($isOpen ? 600 : 400)};

  font-size: ${({ $isOpen }) => fontSize[$isOpen ? 16 : 14]};
  color: ${color.inkSoft};

  @media print {
    font-weight: 600;
    font-size: ${fontSize[14]};
  }
`;

const Topic = styled.span`
  color: ${color.ink};
`;

const Place = styled(NumberTile)`
  grid-area: number;
`;

const Spent = styled.span`
  font-weight: 400;
  ${tabularNums}
`;

/** Part of the row of an open question; in print all questions are alike. */
const Detail = styled.span<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'inline' : 'none')};

  @media print {
    display: inline;
  }
`;

const Answers = styled(ScreenOnly)`
  grid-area: answers;
  min-width: 0;
`;

const Toggle = styled(ScreenOnly)`
  grid-area: toggle;
  justify-self: end;

  margin-right: -${space[20]};
`;

interface QuestionReviewProps {
  reviewed: ReviewedQuestion;
  /** Those about the same passage. */
  group: readonly ReviewedQuestion[];
  isOpenAtFirst: boolean;
  /** It was asked for, and takes the focus. */
  isWanted: boolean;
}

/** One question, what was answered, what is right, and why. Always plain text, never HTML (docs/published.md, fields). */
export function QuestionReview({ reviewed, group, isOpenAtFirst, isWanted }: QuestionReviewProps) {
  const { number, question, marked, isToStartWith, report, medianOfOthers } = reviewed;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) root.current?.focus();
  }, [isWanted]);
  const stemId = useId();
  const bodyId = useId();
  const isWriting = question.subject === 'Writing';
  const stem = stemOf(question, number);
  const asking = isWriting ? stem : askingSentence(stem);
  const evidence = evidenceOf(reviewed, group);
  const explanation = (
    <Explanation
      title={isWriting ? 'What a strong answer has' : 'Why'}
      subject={question.subject}
      marked={marked}
      options={isWriting ? [] : markedOptions(question, marked)}
      evidence={evidence}
    />
  );
  return (
    <QuestionRoot ref={root} tabIndex={isWanted ? -1 : undefined} aria-labelledby={stemId} $isOpen={isOpen}>
      <Place>
        <VisuallyHidden>Question </VisuallyHidden>
        {number}
      </Place>
      <Meta gap={8} $isOpen={isOpen}>
        {question.category && <Topic>{question.category}</Topic>}
        {marked.secondsSpent !== undefined && (
          <Spent>
            {formatClock(marked.secondsSpent)} spent
            {medianOfOthers !== undefined && `, ${formatClock(medianOfOthers)} on most others`}
          </Spent>
        )}
        {isToStartWith && marked.level && <Chip>{marked.level}</Chip>}
        {marked.flagged && <Chip tone="brand">Flagged</Chip>}
        {report?.reply && <Chip tone="action">We looked</Chip>}
        {!hasAnswer(reviewed) && (
          <Detail $isOpen={isOpen}>
            <Chip tone="danger">Not answered</Chip>
          </Detail>
        )}
      </Meta>
      {question.text_format ? (
        // No h3 may hold a list.
        <Stem as="div" role="heading" aria-level={3} id={stemId} $isCut={!isOpen && isWriting}>
          <Folded isOpen={isOpen || asking === stem} asking={asking}>
            <StructuredText text={stem} />
          </Folded>
        </Stem>
      ) : (
        <Stem as="h3" id={stemId} $isCut={!isOpen && isWriting}>
          <Folded isOpen={isOpen || asking === stem} asking={asking}>
            {stem}
          </Folded>
        </Stem>
      )}
      {!isOpen && (
        <Answers>
          <AnswerSummary question={question} marked={marked} />
        </Answers>
      )}
      <Toggle>
        <FoldButton isOpen={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : isWriting ? 'Read' : 'Why'}
          <VisuallyHidden> question {number}</VisuallyHidden>
        </FoldButton>
      </Toggle>
      <QuestionBody id={bodyId} $isOpen={isOpen}>
        <Stack gap={16}>
          {isOpen && (
            <ScreenOnly data-silent>
              <Cluster gap={8}>
                <ReadAloud
                  parts={[
                    {
                      label: 'Read this question',
                      roots: () => [stemId, bodyId].flatMap((id) => document.getElementById(id) ?? []),
                    },
                  ]}
                  subject={question.id}
                />
              </Cluster>
            </ScreenOnly>
          )}
          {question.image_data && (
            <QuestionPicture address={question.image_data} description={question.image_description} />
          )}
          {isWriting ? (
            hasAnswer(reviewed) && <WritingReview reviewed={reviewed} />
          ) : (
            <OptionsReview question={question} marked={marked} labelledBy={stemId} />
          )}
          {evidence && explanation}
        </Stack>
        {evidence ? (
          <ScreenOnly>
            <EvidenceLines evidence={evidence} />
          </ScreenOnly>
        ) : (
          explanation
        )}
        <QuestionReport reviewed={reviewed} />
      </QuestionBody>
    </QuestionRoot>
  );
}

interface FoldedProps {
  isOpen: boolean;
  asking: string;
  children: ReactNode;
}

/** The whole question, of which a folded row shows what is asked; a print shows all of it. */
function Folded({ isOpen, asking, children }: FoldedProps) {
  if (isOpen) return children;
  return (
    <>
      <ScreenOnly as="span">{asking}</ScreenOnly>
      <PrintOnly as="span">{children}</PrintOnly>
    </>
  );
}

function WritingReview({ reviewed: { attemptId, childId, question, marked } }: { reviewed: ReviewedQuestion }) {
  const text = marked.writingResponse ?? '';
  return (
    <>
      <Stack gap={8}>
        <Heading level={4} size={16}>
          {useAnswerOwner().whose} text
        </Heading>
        <Passage>{text}</Passage>
        <MutedText size={16}>{formatCount(countWords(text), 'word')}</MutedText>
      </Stack>
      <AfterText attemptId={attemptId} questionId={question.id} childId={childId} />
    </>
  );
}
