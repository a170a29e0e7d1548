import { Button, Cluster, Heading, Stack } from '@wattle/design-system';

interface NoGeneratedItemsProps {
  isError: boolean;
  onRetry: () => void;
}

/** Stands in place of the generated questions where there are none, or where they could not be fetched. */
export function NoGeneratedItems({ isError, onRetry }: NoGeneratedItemsProps) {
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
        <p>No generated questions available for this original question.</p>
      )}
    </Stack>
  );
}
