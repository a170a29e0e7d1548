import type { AttemptKind } from '@wattle/contract/attempts';
import type { Attempt } from './attempt.schema';

/** Earlier versions of Wattle stored practice of a topic as a re-sit of nothing. */
export function kindOf({ kind, topic, resitOf }: Pick<Attempt, 'kind' | 'topic' | 'resitOf'>): AttemptKind {
  return kind === 're-sit' && topic !== undefined && resitOf === undefined ? 'practice' : kind;
}
