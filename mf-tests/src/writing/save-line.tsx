import { Alert, MutedText } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import type { Autosave } from './use-autosave';

interface SaveLineProps {
  saves: readonly Autosave[];
  /** What is said while it can't be saved. */
  unsaved?: string;
}

/** Whether the server has what the child has done here. */
export function SaveLine({ saves, unsaved = 'Not saved yet. Wattle tries again by itself.' }: SaveLineProps) {
  const refused = saves.find(({ isRefused }) => isRefused);
  const failed = saves.find(({ error }) => error);
  if (refused) {
    return (
      <Alert tone="warning">
        {errorMessage(refused.error, 'This could not be saved. Please load the page again.')}
      </Alert>
    );
  }
  if (failed) return <Alert>{unsaved}</Alert>;
  return <MutedText>{saves.every(({ isSaved }) => isSaved) ? 'Saved' : 'Saving'}</MutedText>;
}
