import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { randomId } from '@wattle/contract/random-id';
import { formatCount } from '@wattle/contract/text';
import { Chip, Cluster, formatWhen, ListRow, MutedText, Panel, Stack } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { closeHint, ImportHint } from '../hints/hints';
import { importPath } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { AutoCloseAlert } from '../shared/auto-close-alert';
import { useFocusAfterStep } from '../shared/use-focus-after-step';
import { useLeaveWarning } from '../shared/use-leave-warning';
import { DownloadButton } from './download-button';
import { DropZone, useFileDrop } from './drop-zone';
import { useLatestImportsQuery } from './import.api';
import { ChosenFile, ImportCard } from './import-card';
import { ImportOutcome } from './import-outcome';
import { SENTENCES } from './import-sentences';
import { CHECK, isSent } from './import-status';
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
      <AdminPage
        title="Import Questions"
        actions={
          <DownloadButton path="import-template" fileName="wattle-questions.xlsx" variant="quiet">
            Template (.xlsx)
          </DownloadButton>
        }
      >
        <input type="file" accept=".xlsx,.zip,.xml" aria-label="Excel file (.xlsx)" hidden {...inputProps} />
        {message && (
          <AutoCloseAlert key={message.id} tone="danger">
            {message.text}
          </AutoCloseAlert>
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
      </AdminPage>
    </div>
  );
}

/** What was imported last: drafts wait there to be published. */
function LatestImports() {
  const { data } = useLatestImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.imports.length === 0) return null;
  return (
    <Panel title="Latest imports" gap={8}>
      <ul>
        {data.imports.map(({ importId, file, by, at, imported, drafts }) => (
          <ListRow key={importId}>
            <Stack gap={4}>
              <Link to={importPath(importId)}>{file}</Link>
              <MutedText as="span">
                {by} {formatWhen(at)}, {formatCount(imported, 'question')}
              </MutedText>
            </Stack>
            <Cluster>{drafts > 0 && <Chip tone="brand">{formatCount(drafts, 'draft')}</Chip>}</Cluster>
          </ListRow>
        ))}
      </ul>
    </Panel>
  );
}

function useChosenFile(onChosen: () => void, showMessage: (text: string) => void) {
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);

  const take = (chosen: File) => {
    const problem = problemOf(chosen);
    if (problem) return showMessage(problem);
    setFile(chosen);
    onChosen();
  };

  return {
    file,
    take,
    chooseFile: () => input.current?.click(),
    inputProps: {
      ref: input,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const [chosen] = currentTarget.files ?? [];
        if (chosen) take(chosen);
        // The same file can be chosen again after it was corrected.
        currentTarget.value = '';
      },
    },
  };
}

function problemOf({ name, size }: File): string | undefined {
  if (!/\.(?:xlsx|zip|xml)$/i.test(name)) return SENTENCES.notXlsx;
  return size > IMPORT_LIMITS.bytes ? SENTENCES.tooLarge : undefined;
}
