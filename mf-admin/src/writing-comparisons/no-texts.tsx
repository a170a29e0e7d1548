import { Button, ErrorPanel } from '@wattle/design-system';
import { errorMessage, errorStatus } from '@wattle/platform';
import { COMPARE_PATH } from '../paths';
import { LinkButton } from '../shared/buttons';

interface SetErrorProps {
  error: NonNullable<Parameters<typeof errorMessage>[0]>;
  onRetry: () => void;
}

/** In the place of a set that could not be loaded, or is gone. */
export function SetError({ error, onRetry }: SetErrorProps) {
  const action =
    errorStatus(error) === 404 || errorStatus(error) === 400 ? (
      <LinkButton to={COMPARE_PATH}>All sets</LinkButton>
    ) : (
      <Button onClick={onRetry}>Try again</Button>
    );
  return (
    <ErrorPanel action={action}>{errorMessage(error, 'The texts could not be loaded. Please try again.')}</ErrorPanel>
  );
}
