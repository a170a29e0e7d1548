import { Button, ButtonLink, Cluster, ErrorPanel } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import type { ListPurpose } from '../bank/questions.api';
import { DASHBOARD_PATH } from '../paths';

/** The published sentences of the two lists (specification 8). */
const SENTENCES: Record<ListPurpose, string> = {
  view: 'Failed to fetch questions',
  generate: 'Failed to fetch questions. Please try again.',
};

/** Stands in place of a list that cannot be had. */
export function ListError({ purpose, onRetry }: { purpose: ListPurpose; onRetry: () => void }) {
  return (
    <ErrorPanel
      level={1}
      title="No questions to show"
      action={
        <Cluster justify="center">
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink as={Link} to={DASHBOARD_PATH} variant="secondary">
            Go Back
          </ButtonLink>
        </Cluster>
      }
    >
      {SENTENCES[purpose]}
    </ErrorPanel>
  );
}
