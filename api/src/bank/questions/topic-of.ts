import type { SubjectName } from '@wattle/contract';

/** The topic that a question counts for: its subject, where it has none of its own. */
export function topicOf(subject: SubjectName, category: string | undefined): string {
  return category ?? subject;
}
