import { Alert, Button } from '@wattle/design-system';

/** Says that a form holds what was typed before and not saved. */
export function DraftAlert({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert>
      What you typed last time was not saved yet. Here it is.{' '}
      <Button variant="quiet" size="dense" onClick={onDiscard}>
        Discard it
      </Button>
    </Alert>
  );
}
