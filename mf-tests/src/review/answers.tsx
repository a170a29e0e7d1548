import {
  Button,
  Card,
  Cluster,
  color,
  Heading,
  MutedText,
  media,
  ScreenOnly,
  SegmentedControl,
  Stack,
  space,
} from '@wattle/design-system';
import { TextSize } from '@wattle/exam-player';
import { type Ref, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { FoldButton } from '../fold-button';
import { QuestionGroupReview, Shown } from './question-group-review';
import {
  FILTERS,
  type Filter,
  groupByPassage,
  isAmong,
  laterQuestions,
  type ReviewedQuestion,
} from './reviewed-questions';
import { partsOf } from './subject-parts';

const LABELS: Record<Filter, string> = { start: 'Start here', wrong: 'Wrong', flagged: 'Flagged', all: 'All' };

const NONE: ReadonlySet<string> = new Set();

const Head = styled(Cluster)`
  break-after: avoid;
`;

const List = styled(Card)`
  @media print {
    overflow: visible;
    border: 0;
    border-radius: 0;
  }
`;

/** Begins the questions of a subject, where there are several. */
const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;

  gap: ${space[8]};
  padding: ${space[8]} ${space[24]};

  background: ${color.sunken};

  ${media.narrow} {
    padding-inline: ${space[16]};
  }
`;

/** A narrow screen alone leaves something out. */
const Foot = styled(ScreenOnly)`
  padding: ${space[4]} ${space[16]};

  & > button {
    margin-left: -${space[20]};
  }

  ${media.wide} {
    display: none;
  }
`;

interface AnswersProps {
  /** The heading. */
  title?: string;
  questions: readonly ReviewedQuestion[];
  /** The heading, where the keyboard is led to. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The question that was asked for: it is open, among all of them. */
  wantedId?: string | undefined;
}

/** The questions: what matters first, and the first of these open. Printed are those that were not right, or on request all. */
export function Answers({ title = 'Your answers', questions, headingRef, wantedId }: AnswersProps) {
  const parts = partsOf(questions);
  const counts = FILTERS.map((value) => ({ value, count: questions.filter((each) => isAmong(each, value)).length }));
  const filters = counts.filter(({ value, count }) => value === 'all' || count > 0);
  const [filter, setFilter] = useState<Filter>(() => {
    const [first] = filters;
    return !wantedId && first && first.value !== 'flagged' ? first.value : 'all';
  });
  const [isWhole, setWhole] = useState(false);
  // Counted, as not each browser tells the end of a print.
  const [printRun, setPrintRun] = useState(0);
  const notRight = questions.filter(({ marked }) => marked.correct !== true);
  const hasLess = notRight.length > 0 && notRight.length < questions.length;
  const isPrinted = (question: ReviewedQuestion) => printRun > 0 || !hasLess || notRight.includes(question);
  useEffect(() => {
    if (printRun === 0) return;
    const restore = () => setPrintRun(0);
    window.addEventListener('afterprint', restore);
    window.print();
    return () => window.removeEventListener('afterprint', restore);
  }, [printRun]);
  const inOrder = parts.flatMap((part) => part.questions);
  const [firstId] = useState(() => wantedId ?? firstToOpen(inOrder, filter)?.question.id);
  const laterIds = new Set(
    laterQuestions(
      parts.flatMap((part) => groupByPassage(part.questions)),
      filter,
    ),
  );
  return (
    <Stack gap={16}>
      <Head justify="space-between">
        <Heading level={2} size={22} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {filters.length > 1 && (
          <ScreenOnly>
            <SegmentedControl
              label="Questions"
              variant="chips"
              options={filters.map(({ value, count }) => ({ value, label: `${LABELS[value]} (${count})` }))}
              value={filter}
              onChange={setFilter}
            />
          </ScreenOnly>
        )}
      </Head>
      <TextSize>
        <List isFlush hasDividers>
          {parts.map(({ title, questions: ofPart }) => {
            const shown = ofPart.filter((question) => isAmong(question, filter));
            const wrongCount = ofPart.filter((question) => isAmong(question, 'wrong')).length;
            return (
              <Shown
                key={title}
                $isShown={shown.length > 0}
                $isLater={!isWhole && shown.every(({ question }) => laterIds.has(question.id))}
                $isPrinted={ofPart.some(isPrinted)}
              >
                {parts.length > 1 && (
                  <Band>
                    <Heading level={3} size={16}>
                      {title}
                    </Heading>
                    {wrongCount > 0 && <MutedText>{wrongCount} to look at</MutedText>}
                  </Band>
                )}
                {groupByPassage(ofPart).map((group) => (
                  <QuestionGroupReview
                    key={group.questions[0]?.question.id}
                    group={group}
                    filter={filter}
                    laterIds={isWhole ? NONE : laterIds}
                    isPrinted={isPrinted}
                    firstId={firstId}
                    wantedId={wantedId}
                  />
                ))}
              </Shown>
            );
          })}
          {laterIds.size > 0 && (
            <Foot>
              <FoldButton isOpen={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `Show ${laterIds.size} more`}
              </FoldButton>
            </Foot>
          )}
        </List>
      </TextSize>
      {hasLess && (
        <ScreenOnly>
          <Button variant="quiet" onClick={() => setPrintRun(printRun + 1)}>
            Print all {questions.length} answers
          </Button>
        </ScreenOnly>
      )}
    </Stack>
  );
}

/** The first one that went wrong; a question that is alone. */
function firstToOpen(questions: readonly ReviewedQuestion[], filter: Filter): ReviewedQuestion | undefined {
  return filter === 'all' && questions.length > 1 ? undefined : questions.find((each) => isAmong(each, filter));
}
