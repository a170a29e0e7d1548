import type { AttemptSummary } from '@wattle/contract/results';
import { LinkLine } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { openPapersOf } from '../attempts';
import { PAPER_PATH } from '../paths';

/** Leads to the tests on paper, and says how many wait for their answers. */
export function PaperLine({ attempts = [] }: { attempts: AttemptSummary[] | undefined }) {
  const { length } = openPapersOf(attempts);
  return (
    <LinkLine>
      <Link to={PAPER_PATH}>Print a test, or enter a paper test</Link>
      {length > 0 && ` (${length === 1 ? 'one waits' : `${length} wait`} for answers)`}
    </LinkLine>
  );
}
