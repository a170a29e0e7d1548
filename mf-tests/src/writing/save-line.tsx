import { Alert, MutedText } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import type { StoredAutosave } from './use-stored-autosave';

const ON_DEVICE = 'Not saved yet, kept on this device. Wattle tries again by itself.';
const ON_PAGE = 'Not saved yet. Keep this page open. Wattle tries again by itself.';

/** Whether the server has what the child has done here. */
export function SaveLine({ saves }: { saves: readonly StoredAutosave[] }) {
  const refused = saves.find(({ isRefused }) => isRefused);
  const failed = saves.find(({ error }) => error);
  if (refused) {
    return (
      <Alert tone="warning">
        {errorMessage(refused.error, 'This could not be saved. Please load the page again.')}
      </Alert>
    );
  }
  if (failed) return <Alert>{saves.every(({ isKept }) => isKept) ? ON_DEVICE : ON_PAGE}</Alert>;
  return <MutedText>{saves.every(({ isSaved }) => isSaved) ? 'Saved' : 'Saving'}</MutedText>;
}
