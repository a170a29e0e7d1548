import { Page, Stack } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { closeHint } from '../hints/closed-hints';
import { ImportHint } from '../hints/import-hint';
import { newId } from '../shared/new-id';
import { ChosenFile } from './chosen-file';
import { DownloadButton } from './download-button';
import { DropZone } from './drop-zone';
import { ImportCard } from './import-card';
import { ImportOutcome } from './import-outcome';
import { PassingMessage } from './passing-message';
import { SENTENCES } from './sentences';
import { useChosenFile } from './use-chosen-file';
import { useFileDrop } from './use-file-drop';
import { useImport } from './use-import';
import { useLeaveWarning } from './use-leave-warning';

export function ImportPage() {
  usePageTitle('Import Questions');
  const [message, setMessage] = useState<{ id: string; text: string }>();
  const showMessage = (text: string) => setMessage({ id: newId(), text });
  const { status, start, reset, cancel } = useImport();
  const { file, take, chooseFile, inputProps } = useChosenFile(reset, showMessage);
  const { step, about, response, sentBytes } = status;
  const isRunning = step === 'running';
  const { isOver, handlers } = useFileDrop((dropped) => void (isRunning || take(dropped)));
  useLeaveWarning(isRunning && sentBytes < (about?.bytes ?? 0));

  useEffect(() => {
    if (step === 'imported') closeHint('first-import');
  }, [step]);

  const uploadFile = () => (file ? start(file, true) : showMessage(SENTENCES.noFile));

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
          <PassingMessage key={message.id} tone="danger">
            {message.text}
          </PassingMessage>
        )}
        {step === 'idle' && !file && <ImportHint />}
        {step === 'idle' && !file && <DropZone isOver={isOver} chooseFile={chooseFile} uploadFile={uploadFile} />}
        {step === 'idle' && file && <ChosenFile file={file} chooseFile={chooseFile} uploadFile={uploadFile} />}
        {step !== 'idle' && (
          <Stack gap={16}>
            <ImportCard
              status={status}
              chooseFile={chooseFile}
              cancel={cancel}
              retry={file && (() => start(file, about?.isDryRun ?? true))}
            />
            {about && response && (
              <ImportOutcome
                key={about.importId}
                importId={about.importId}
                response={response}
                isDryRun={step === 'checked'}
                importGoodRows={file && (() => start(file, false))}
                chooseFile={chooseFile}
              />
            )}
          </Stack>
        )}
      </Page>
    </div>
  );
}
