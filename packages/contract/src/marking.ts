/** What the marking rule needs to know of a question. */
interface KeyedQuestion {
  id: string;
  correct_answer?: string | undefined;
}

/** An answer as it is submitted: the chosen option, by its letter or by its whole text. */
interface GivenAnswer {
  questionId: string;
  selectedAnswer?: string | null | undefined;
}

/**
 * The marking rule (docs/published.md, screens and fields): an answer is correct when its first character equals the
 * first character of the correct answer. Both are trimmed; an empty key matches nothing.
 */
export function isCorrect(answer: string | null | undefined, key: string | null | undefined): boolean {
  const letter = firstCharacter(key);
  return letter !== undefined && firstCharacter(answer) === letter;
}

/** An empty answer counts as unattempted (docs/published.md, screens). */
export function isAttempted(answer: string | null | undefined): boolean {
  return firstCharacter(answer) !== undefined;
}

/** How many of the questions are answered correctly. */
export function scoreOf(questions: readonly KeyedQuestion[], answers: readonly GivenAnswer[]): number {
  const given = new Map(answers.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]));
  return questions.filter((question) => isCorrect(given.get(question.id), question.correct_answer)).length;
}

// The key may read "B" or "B twelve": only the letter counts. Iterating keeps a surrogate pair whole.
function firstCharacter(text: string | null | undefined): string | undefined {
  const [first] = (text ?? '').trim();
  return first;
}
