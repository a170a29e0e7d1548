import type { AttemptSummary } from './results';
import { TEST_KINDS } from './test-kinds';

/** What the title of an attempt is made of. */
export type TitledAttempt = Pick<AttemptSummary, 'kind' | 'subject' | 'resitOf' | 'topic'>;

/**
 * How an attempt is called: "Weekly test, Maths".
 *
 * @param isFull - Whether a subject test is called more than its subject, as to parents, who see no other list of tests.
 */
export function attemptTitle({ kind, subject, resitOf, topic }: TitledAttempt, isFull = false): string {
  if (topic) return topicTitle(topic);
  if (kind === 're-sit' && resitOf) return `Retry: ${attemptTitle({ kind: resitOf, subject }, isFull)}`;
  if (!subject || kind === 're-sit') return kindTitle(kind);
  return kind === 'subject-test' && !isFull ? subject : `${kindTitle(kind)}, ${subject}`;
}

/** How a kind of test is called, whatever its subject. */
export function kindTitle(kind: AttemptSummary['kind']): string {
  if (kind === 'free') return 'Free assessment';
  return kind === 're-sit' ? 'Retry of a test' : TEST_KINDS[kind].title;
}

/** How practice of one topic is called. */
export function topicTitle(topic: string): string {
  return `Practice: ${topic}`;
}
