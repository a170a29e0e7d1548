import type { Subject } from '@wattle/contract/constants';
import { Button, ButtonLink, Cluster, EmptyState } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { DASHBOARD_PATH, viewPath } from '../paths';

interface NothingInBinProps {
  subject: Subject | undefined;
  /** Whether a filter leaves questions out. */
  isNarrowed: boolean;
  onClear: () => void;
}

export function NothingInBin({ subject, isNarrowed, onClear }: NothingInBinProps) {
  const back = (
    <ButtonLink as={Link} to={subject ? viewPath(subject) : DASHBOARD_PATH} variant="secondary">
      Go Back
    </ButtonLink>
  );
  if (!isNarrowed) return <EmptyState action={back}>The bin is empty.</EmptyState>;
  return (
    <EmptyState
      action={
        <Cluster justify="center">
          <Button onClick={onClear}>Show the whole bin</Button>
          {back}
        </Cluster>
      }
    >
      Nothing in the bin fits this filter.
    </EmptyState>
  );
}
