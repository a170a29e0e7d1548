import { calendarIn } from '@wattle/contract/calendar';
import type { AttemptReview } from '@wattle/contract/results';
import { isLowScore } from '@wattle/contract/scores';
import { Button, ButtonLink, Card, Cluster, color, media, ScreenOnly, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { isDailyPractice } from '../attempts';
import { DASHBOARD_PATH } from '../paths';
import { onDay, THATS_ALL } from '../practice-words';
import { useDailyPracticeQuery } from '../tests.api';
import { EarlierTests } from './earlier-tests';
import { FinishedBanner } from './finished-banner';
import { NextStep } from './next-step';
import { finishedSentence } from './result-sentences';
import { isAmong, isText, type ReviewedQuestion } from './reviewed-questions';
import { ScoreAndTime } from './score-and-time';
import { partsOf } from './subject-parts';
import { SubjectScores } from './subject-scores';
import { reviewedTopics } from './topics';
import { TopicsPanel } from './topics-panel';

const Root = styled(Card)`
  overflow: hidden;
`;

/** What to start with stands beside the score; the topics come after it, below both. */
const Columns = styled.div<{ $isSplit: boolean }>`
  display: grid;

  ${media.wide} {
    grid-template-columns: ${({ $isSplit }) => ($isSplit ? 'minmax(0, 3fr) minmax(0, 4fr)' : 'minmax(0, 1fr)')};

    & > * + * {
      border-left: 1px solid ${color.line};
    }

    & > ${() => First} ~ * {
      grid-column: 1 / -1;
      border-top: 1px solid ${color.line};
      border-left: 0;
    }
  }

  ${media.narrow} {
    & > * + * {
      border-top: 1px solid ${color.line};
    }
  }

  @media print {
    display: block;

    & > * + * {
      border: 0;
    }
  }
`;

const Part = styled.div`
  min-width: 0;
  padding: ${space[32]};

  ${media.narrow} {
    padding: ${space[20]} ${space[16]};
  }

  @media print {
    padding: ${space[12]} ${space[16]};
  }
`;

const First = styled(Part)``;

interface ResultSummaryProps {
  review: AttemptReview;
  questions: readonly ReviewedQuestion[];
  readAnswers: () => void;
  readQuestion: (id: string) => void;
}

/** What came of a test, and what to do now. */
export function ResultSummary({ review, questions, readAnswers, readQuestion }: ResultSummaryProps) {
  const { attemptId, skillsToPractise, newQuestions } = review;
  const isDaily = isDailyPractice(review);
  const { data: practice } = useDailyPracticeQuery();
  const { submittedAt = 0 } = review;
  const isOfToday = calendarIn(practice?.timeZone).dayOf(submittedAt) === practice?.day;
  const doneToday = practice?.state === 'done' && isOfToday ? practice : undefined;
  const countOf = (filter: 'wrong' | 'start') => questions.filter((question) => isAmong(question, filter)).length;
  const isLow = isLowScore(review) && !isDaily;
  const topics = reviewedTopics(review.perCategory, questions);
  const hasTopics = topics.length > 0;
  const isSmall = !isDaily && countOf('start') > 0;
  const parts = partsOf(questions);
  const isMixed = parts.length > 1;
  const finished = doneToday ? `${THATS_ALL}.` : finishedSentence(questions);
  const next = isDaily ? (
    <PracticeDone nextDay={doneToday?.nextDay && onDay(doneToday.nextDay, doneToday.day)} readAnswers={readAnswers} />
  ) : (
    <NextStep
      attemptId={attemptId}
      wrongCount={countOf('wrong')}
      isSmall={isSmall}
      isMixed={isMixed}
      textId={isMixed ? undefined : questions.find(isText)?.question.id}
      newQuestions={newQuestions}
      practice={practice ?? undefined}
      readAnswers={readAnswers}
    />
  );
  if (isMixed) {
    return (
      <Root forwardedAs="section" isFlush hasDividers aria-label="Result">
        <FinishedBanner title={finished ?? 'Your result'}>
          <ScoreAndTime review={review} questions={questions} isBrief />
        </FinishedBanner>
        <SubjectScores parts={parts} topics={topics} readQuestion={readQuestion} />
        <Part>{next}</Part>
        {hasTopics && (
          <Part>
            <TopicsPanel topics={topics} skills={skillsToPractise} isLow={isLow} />
          </Part>
        )}
        {!isLow && <EarlierTests review={review} />}
      </Root>
    );
  }
  return (
    <Root forwardedAs="section" isFlush aria-label="Result">
      {finished && <FinishedBanner title={finished} />}
      <Columns $isSplit={hasTopics || isSmall}>
        <Part>
          <Stack gap={24}>
            <ScoreAndTime review={review} questions={questions} />
            {!isSmall && next}
          </Stack>
        </Part>
        {isSmall && <First>{next}</First>}
        {hasTopics && (
          <Part>
            <TopicsPanel topics={topics} skills={skillsToPractise} isLow={isLow} />
          </Part>
        )}
      </Columns>
      {!isLow && <EarlierTests review={review} />}
    </Root>
  );
}

interface PracticeDoneProps {
  /** When practice goes on, such as “tomorrow”; absent where it is not known. */
  nextDay: string | undefined;
  readAnswers: () => void;
}

/** After the practice of a day nothing is to be done again: what went wrong comes back by itself. */
function PracticeDone({ nextDay, readAnswers }: PracticeDoneProps) {
  return (
    <ScreenOnly>
      <Stack gap={12} align="flex-start">
        <p>
          What went wrong comes back by itself
          {nextDay ? `. The next questions come ${nextDay}.` : ', with another question.'}
        </p>
        <Cluster>
          <ButtonLink as={Link} to={DASHBOARD_PATH}>
            Back to the dashboard
          </ButtonLink>
          <Button variant="secondary" onClick={readAnswers}>
            Read the answers
          </Button>
        </Cluster>
      </Stack>
    </ScreenOnly>
  );
}
