import { LoadError } from '../bank/load-error';
import type { ListPurpose } from '../first-calls';

/** The published sentences of the two lists (docs/published.md, sentences). */
const SENTENCES: Record<ListPurpose, string> = {
  view: 'Failed to fetch questions',
  generate: 'Failed to fetch questions. Please try again.',
};

/** Stands in place of a list that cannot be had. */
export function ListError({ purpose, onRetry }: { purpose: ListPurpose; onRetry: () => void }) {
  return (
    <LoadError title="No questions to show" onRetry={onRetry}>
      {SENTENCES[purpose]}
    </LoadError>
  );
}
