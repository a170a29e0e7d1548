import type { ImportResponse } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import { Alert, Button, Card, Cluster, IconTile, MutedText, Stack } from '@wattle/design-system';
import { FileSpreadsheet } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AutoCloseAlert } from '../shared/auto-close-alert';
import { QuietButton } from '../shared/buttons';
import { ImportBars } from './import-bars';
import { fileSize, SENTENCES } from './import-sentences';
import { type ImportStatus, isSent } from './import-status';

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const Words = styled(Stack)`
  flex: 1 1 200px;
`;

interface ChosenFileProps {
  file: File;
  chooseFile: () => void;
  uploadFile: () => void;
}

export function ChosenFile({ file, chooseFile, uploadFile }: ChosenFileProps) {
  const upload = useRef<HTMLButtonElement>(null);
  // On to the next step, with each file that is chosen.
  useEffect(() => upload.current?.focus(), [file]);
  return (
    <Card as="section" aria-label="Chosen file">
      <FileLine name={file.name} facts={`${fileSize(file.size)}, not uploaded yet`}>
        <Button variant="secondary" onClick={chooseFile}>
          Choose another file
        </Button>
        <Button ref={upload} onClick={uploadFile}>
          Upload
        </Button>
      </FileLine>
    </Card>
  );
}

interface ImportCardProps {
  status: ImportStatus;
  card: RefObject<HTMLDivElement | null>;
  chooseFile: () => void;
  cancel: () => void;
  retry: (() => void) | undefined;
}

export function ImportCard({ status, card, chooseFile, cancel, retry }: ImportCardProps) {
  const { descriptor, response, step, isCancelling, hasCancelFailed } = status;
  const size = fileSize(descriptor?.bytes ?? 0);
  const facts = response ? `${size}, ${contentsOf(response)}` : size;
  const hasStopped = step === 'failed' || step === 'cancelled';
  return (
    <Card as="section" aria-label="Import" ref={card} tabIndex={-1}>
      <Stack gap={20}>
        <FileLine name={descriptor?.fileName ?? ''} facts={facts}>
          {step === 'running' ? (
            // Never becomes another button, which a second press would reach. It stands where Upload was double-clicked.
            <Button
              key="cancel"
              variant="secondary"
              isBusy={isCancelling}
              onClick={({ detail }) => detail < 2 && cancel()}
            >
              Cancel
            </Button>
          ) : (
            <Button variant="secondary" onClick={chooseFile}>
              Choose another file
            </Button>
          )}
          {hasStopped && retry && <Button onClick={retry}>Try again</Button>}
        </FileLine>
        <ImportBars status={status} />
        {step === 'running' && hasCancelFailed && <Alert tone="danger">{SENTENCES.cancelFailed}</Alert>}
        <ImportState status={status} />
      </Stack>
    </Card>
  );
}

/** A package has no sheet. */
function contentsOf({ items, rows, sheet }: ImportResponse): string {
  return items ? formatCount(rows, 'question') : `${formatCount(rows, 'row')}, sheet “${sheet}”`;
}

function FileLine({ name, facts, children }: { name: string; facts: string; children: ReactNode }) {
  return (
    <Cluster gap={16}>
      <IconTile tone="action">
        <FileSpreadsheet size={24} />
      </IconTile>
      <Words gap={4}>
        <Name>{name}</Name>
        <MutedText as="span">{facts}</MutedText>
      </Words>
      <Cluster>{children}</Cluster>
    </Cluster>
  );
}

function ImportState({ status }: { status: ImportStatus }) {
  const { step, message, isBusy, isOffline, isCancelling } = status;
  if (step === 'failed' || step === 'cancelled') return <NothingImported reason={message} />;
  if (step !== 'running') return null;
  if (isCancelling) return <Alert tone="info">Cancelling. What has been written is taken out again.</Alert>;
  if (isBusy) {
    return <Alert tone="warning">Other files are being imported. Yours is sent again by itself in a moment.</Alert>;
  }
  if (!isOffline) return null;
  return (
    <Alert tone="warning">
      Wattle cannot be reached. {isSent(status) && 'The import goes on without this page. '}The page goes on by itself
      as soon as it can.
    </Alert>
  );
}

/** The alert with the reason closes itself; "Why?" shows it again. */
function NothingImported({ reason }: { reason: string | undefined }) {
  const [isReasonShown, setReasonShown] = useState(false);
  return (
    <Stack gap={12}>
      {reason ? (
        <AutoCloseAlert tone="danger">{reason}</AutoCloseAlert>
      ) : (
        <AutoCloseAlert tone="info">The import was cancelled, and nothing was imported.</AutoCloseAlert>
      )}
      <Cluster>
        <strong>Nothing was imported.</strong>
        {reason && (
          <QuietButton aria-expanded={isReasonShown} onClick={() => setReasonShown(!isReasonShown)}>
            Why?
          </QuietButton>
        )}
      </Cluster>
      {isReasonShown && <p>{reason}</p>}
    </Stack>
  );
}
