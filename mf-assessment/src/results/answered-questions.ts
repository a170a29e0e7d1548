import type { AttemptReview } from '@wattle/contract';
import { type AnsweredQuestion, passageOf } from '@wattle/exam-player';

/** Questions about one passage, and the passage. */
export interface PassageQuestions {
  text: string;
  questions: AnsweredQuestion[];
}

export function answeredQuestions({ questions, result }: AttemptReview): AnsweredQuestion[] {
  return questions.flatMap((served, index) => {
    const marked = result.questions.find(({ questionId }) => questionId === served.id);
    return marked ? [{ number: index + 1, served, marked }] : [];
  });
}

/** The passage of a question with all questions about it. */
export function passageWith(
  { served }: AnsweredQuestion,
  all: readonly AnsweredQuestion[],
): PassageQuestions | undefined {
  const text = passageOf(served);
  return text === undefined ? undefined : { text, questions: all.filter((other) => passageOf(other.served) === text) };
}
