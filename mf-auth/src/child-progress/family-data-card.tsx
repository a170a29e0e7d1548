import { Alert, Button, Cluster, Panel, saveJson } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useOneAtATime } from '../use-one-at-a-time';
import { useExportChildMutation, useSendErasureLinkMutation } from './child-progress.api';

interface FamilyDataCardProps {
  token: string;
  name: string;
}

/** Downloads what is kept of the child, and asks for its erasure. */
export function FamilyDataCard({ token, name }: FamilyDataCardProps) {
  const [exportChild, { error: exportError, isLoading: isExporting, reset }] = useExportChildMutation();
  const [sendErasureLink, { data: sent, error: sendError, isLoading: isSending }] = useSendErasureLinkMutation();
  const download = useOneAtATime(async () => {
    const { data } = await exportChild({ token });
    if (!data) return;
    saveJson(data, fileNameOf(name));
    // The page keeps no copy of it.
    reset();
  });
  const askForErasure = useOneAtATime(async () => {
    await sendErasureLink({ token });
  });
  return (
    <Panel title="Your data" gap={16} align="flex-start">
      <p>
        Download everything that we keep of {name} as a file that other programs can read, or have the accounts of your
        whole family erased.
      </p>
      {exportError && (
        <Alert tone="danger">{errorMessage(exportError, 'The data could not be downloaded. Please try again.')}</Alert>
      )}
      {sendError && (
        <Alert tone="danger">{errorMessage(sendError, 'The email could not be sent. Please try again.')}</Alert>
      )}
      {sent && <Alert tone="success">{sent.message} Nothing is erased until then.</Alert>}
      <Cluster>
        <Button variant="secondary" isBusy={isExporting} onClick={download}>
          Download {name}’s data
        </Button>
        <Button variant="secondary" isBusy={isSending} onClick={askForErasure}>
          Erase our family’s accounts
        </Button>
      </Cluster>
    </Panel>
  );
}

/** Of characters that every system takes. */
function fileNameOf(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
  return `wattle-${/^[a-z0-9]+$/.test(ascii) ? ascii : 'child'}.json`;
}
