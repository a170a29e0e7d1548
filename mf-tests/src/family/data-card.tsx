import type { ErasureScope } from '@wattle/contract/own-children';
import { Alert, Button, Cluster, Panel, saveJson } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useExportChildMutation, useExportFamilyMutation, useSendErasureLinkMutation } from './family.api';

interface DataCardProps {
  childId: string;
  name: string;
  hasSiblings: boolean;
}

/** What is kept of a child, and of the family, is downloaded, or erased by a link that is emailed. */
export function DataCard({ childId, name, hasSiblings }: DataCardProps) {
  const [exportChild, ofChild] = useExportChildMutation();
  const [exportFamily, ofFamily] = useExportFamilyMutation();
  const [sendLink, { data: sent, error: sendError, originalArgs, isLoading: isSending }] = useSendErasureLinkMutation();
  const exportError = ofChild.error ?? ofFamily.error;
  const download = (data: object | undefined, file: string) => {
    if (!data) return;
    saveJson(data, file);
    // The page keeps no copy of it.
    ofChild.reset();
    ofFamily.reset();
  };
  const eraseButton = (scope: ErasureScope, label: string) => (
    <Button
      variant="secondary"
      isBusy={isSending && originalArgs?.scope === scope}
      onClick={() => !isSending && sendLink({ childId, scope })}
    >
      {label}
    </Button>
  );
  return (
    <Panel title="Your data" gap={16} align="flex-start">
      <p>
        Download everything that we keep as a file that other programs can read, or have it erased for good. We email
        you a link first: nothing is erased before you confirm it there.
      </p>
      {exportError && (
        <Alert tone="danger">{errorMessage(exportError, 'The data could not be downloaded. Please try again.')}</Alert>
      )}
      {sendError && (
        <Alert tone="danger">{errorMessage(sendError, 'The email could not be sent. Please try again.')}</Alert>
      )}
      {sent && <Alert tone="success">{sent.message} Nothing is erased until then.</Alert>}
      <Cluster>
        <Button
          variant="secondary"
          isBusy={ofChild.isLoading}
          onClick={async () => download((await exportChild(childId)).data, `wattle-${fileNameOf(name)}.json`)}
        >
          Download {name}’s data
        </Button>
        {hasSiblings && eraseButton('child', `Erase ${name}’s account`)}
      </Cluster>
      <Cluster>
        <Button
          variant="secondary"
          isBusy={ofFamily.isLoading}
          onClick={async () => download((await exportFamily()).data, 'wattle-family.json')}
        >
          Download our family’s data
        </Button>
        {eraseButton('family', 'Erase our family’s accounts')}
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
  return /^[a-z0-9]+$/.test(ascii) ? ascii : 'child';
}
