import type { AttemptReview } from '@wattle/contract/results';
import { Card, DetailsSummary, Heading, Stack } from '@wattle/design-system';
import { type AnsweredQuestion, answeredQuestions } from '@wattle/exam-player';
import { AnswerRow } from './answer-row';

interface TestAnswersProps {
  title: string;
  review: AttemptReview;
}

/** The questions of one test: those that went wrong, and behind a fold those that were right. */
export function TestAnswers({ title, review }: TestAnswersProps) {
  const questions = answeredQuestions(review);
  const right = questions.filter(({ marked }) => marked.correct);
  const missed = questions.filter(({ marked }) => !marked.correct);
  return (
    <Stack gap={16} as="section">
      <Heading level={2} size={22}>
        {title}: {review.result.score} of {review.result.total} right
      </Heading>
      {questions.length === 0 && <p>This score was counted in the browser, so there are no answers to explain.</p>}
      <Rows questions={missed} all={questions} isFirstOpen />
      {right.length > 0 && (
        <details>
          <DetailsSummary>
            {right.length === 1 ? 'The right answer' : `The ${right.length} right answers`}
          </DetailsSummary>
          <Rows questions={right} all={questions} />
        </details>
      )}
    </Stack>
  );
}

interface RowsProps {
  questions: readonly AnsweredQuestion[];
  all: readonly AnsweredQuestion[];
  isFirstOpen?: boolean;
}

function Rows({ questions, all, isFirstOpen = false }: RowsProps) {
  if (questions.length === 0) return null;
  return (
    <Card isFlush hasDividers>
      {questions.map((answered, index) => (
        <AnswerRow key={answered.question.id} answered={answered} all={all} isOpen={isFirstOpen && index === 0} />
      ))}
    </Card>
  );
}
