import type { Subject } from '@wattle/contract';
import { Button, Cluster, Heading, LinkLine, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { generatePath } from '../paths';

interface NoGeneratedItemsProps {
  subject: Subject;
  isError: boolean;
  onRetry: () => void;
}

/** Stands in place of the generated questions where there are none, or where they could not be fetched. */
export function NoGeneratedItems({ subject, isError, onRetry }: NoGeneratedItemsProps) {
  return (
    <Stack as="section" aria-label="Generated questions" gap={12}>
      <Heading level={2} size={20}>
        Generated questions
      </Heading>
      {isError ? (
        <Cluster>
          <p role="alert">Failed to fetch question details. Please try again.</p>
          <Button variant="secondary" size="dense" onClick={onRetry}>
            Try again
          </Button>
        </Cluster>
      ) : (
        <>
          <p>No generated questions available for this original question.</p>
          <LinkLine>
            <Link to={generatePath(subject)}>Generate some from the list</Link>
          </LinkLine>
        </>
      )}
    </Stack>
  );
}
