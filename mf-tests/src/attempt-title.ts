import { type AttemptKind, type AttemptSummary, TEST_KINDS } from '@wattle/contract';

/** How an attempt is called: "Weekly test, Maths"; a subject test by its subject alone. */
export function attemptTitle({ kind, subject, resitOf }: Pick<AttemptSummary, 'kind' | 'subject' | 'resitOf'>): string {
  if (kind === 're-sit' && resitOf) return `${kindTitle(kind)}: ${attemptTitle({ kind: resitOf, subject })}`;
  if (!subject) return kindTitle(kind);
  return kind === 'subject-test' ? subject : `${kindTitle(kind)}, ${subject}`;
}

/** How a kind of test is called, whatever its subject. */
export function kindTitle(kind: AttemptKind): string {
  if (kind === 'free') return 'Free assessment';
  return kind === 're-sit' ? 'Re-sit' : TEST_KINDS[kind].title;
}
