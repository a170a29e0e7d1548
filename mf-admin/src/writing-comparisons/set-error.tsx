import { Button, ButtonLink, ErrorPanel } from '@wattle/design-system';
import { errorMessage, errorStatus, Link } from '@wattle/platform';
import { COMPARE_PATH } from '../paths';

interface SetErrorProps {
  error: NonNullable<Parameters<typeof errorMessage>[0]>;
  onRetry: () => void;
}

/** In the place of a set that could not be loaded, or is gone. */
export function SetError({ error, onRetry }: SetErrorProps) {
  const action =
    errorStatus(error) === 404 || errorStatus(error) === 400 ? (
      <ButtonLink as={Link} to={COMPARE_PATH}>
        All sets
      </ButtonLink>
    ) : (
      <Button onClick={onRetry}>Try again</Button>
    );
  return (
    <ErrorPanel action={action}>{errorMessage(error, 'The texts could not be loaded. Please try again.')}</ErrorPanel>
  );
}
