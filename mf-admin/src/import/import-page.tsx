import { randomId } from '@wattle/contract/random-id';
import { Page, Stack } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { closeHint } from '../hints/hint';
import { ImportHint } from '../hints/page-hints';
import { useFocusAfterStep } from '../shared/use-focus-after-step';
import { useLeaveWarning } from '../shared/use-leave-warning';
import { DownloadButton } from './download-button';
import { DropZone, useFileDrop } from './drop-zone';
import { ChosenFile, ImportCard } from './import-card';
import { ImportOutcome } from './import-outcome';
import { CHECK, isSent } from './import-status';
import { LatestImports } from './latest-imports';
import { SENTENCES } from './sentences';
import { Toast } from './toast';
import { useChosenFile } from './use-chosen-file';
import { useImport } from './use-import';

export function ImportPage() {
  usePageTitle('Import Questions');
  const [message, setMessage] = useState<{ id: string; text: string }>();
  const showMessage = (text: string) => setMessage({ id: randomId(16), text });
  const { status, start, reset, cancel } = useImport();
  const { file, take, chooseFile, inputProps } = useChosenFile(reset, showMessage);
  const { step, descriptor, response } = status;
  const isRunning = step === 'running';
  const { isOver, handlers } = useFileDrop((dropped) => void (isRunning || take(dropped)));
  const card = useRef<HTMLDivElement>(null);
  useFocusAfterStep(card, step);
  useLeaveWarning(isRunning && !isSent(status));

  useEffect(() => {
    if (step === 'imported') closeHint('first-import');
  }, [step]);

  const uploadFile = () => (file ? start(file, CHECK) : showMessage(SENTENCES.noFile));

  return (
    <div {...handlers}>
      <Page
        title="Import Questions"
        width="wide"
        actions={
          <DownloadButton path="import-template" fileName="wattle-questions.xlsx" variant="quiet">
            Template (.xlsx)
          </DownloadButton>
        }
      >
        <input type="file" accept=".xlsx" aria-label="Excel file (.xlsx)" hidden {...inputProps} />
        {message && (
          <Toast key={message.id} tone="danger">
            {message.text}
          </Toast>
        )}
        {step === 'idle' && !file && <ImportHint />}
        {step === 'idle' && !file && <DropZone isOver={isOver} chooseFile={chooseFile} uploadFile={uploadFile} />}
        {step === 'idle' && file && <ChosenFile file={file} chooseFile={chooseFile} uploadFile={uploadFile} />}
        {step === 'idle' && !file && <LatestImports />}
        {step !== 'idle' && (
          <Stack gap={16}>
            <ImportCard
              status={status}
              card={card}
              chooseFile={chooseFile}
              cancel={cancel}
              retry={file && (() => start(file, descriptor ?? CHECK))}
            />
            {descriptor && response && (
              <ImportOutcome
                key={descriptor.importId}
                descriptor={descriptor}
                response={response}
                start={file && ((choice) => start(file, { ...descriptor, ...choice }))}
                chooseFile={chooseFile}
              />
            )}
          </Stack>
        )}
      </Page>
    </div>
  );
}
