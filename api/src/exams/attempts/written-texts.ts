import { isAttempted } from '@wattle/contract/marking';
import type { Attempt } from './attempt.schema';
import { CHILD_PREFIX } from './attempt-keys';

type Answered = Pick<Attempt, 'questions' | 'answers'>;

/** The texts that are the answers of an attempt; blank ones are none. */
export function writtenTexts({ questions, answers }: Answered) {
  return questions.flatMap(({ questionId, version }) => {
    const { writingResponse: text, plan } = answers[questionId] ?? {};
    return text !== undefined && isAttempted(text) ? [{ questionId, version, text, plan }] : [];
  });
}

export function hasTextsOfChild({ owner, ...answered }: Answered & Pick<Attempt, 'owner'>): boolean {
  return owner.startsWith(CHILD_PREFIX) && writtenTexts(answered).length > 0;
}
