import { ReviewedPassage } from '@wattle/exam-player';
import type { PassageQuestions } from './answered-questions';
import { DetailsSummary } from './details-summary';

/** The passage that a question is about, which opens at a press. */
export function PassageDetails({ text, questions }: PassageQuestions) {
  return (
    <details>
      <DetailsSummary>Show the passage</DetailsSummary>
      <ReviewedPassage text={text} questions={questions} />
    </details>
  );
}
