import { Alert, Button, Card, Stack } from '@wattle/design-system';
import { type ReactNode, useRef } from 'react';
import { counted, fileSize } from './figures';
import { FileLine } from './file-line';
import { ImportBars } from './import-bars';
import { ImportState } from './import-state';
import type { ImportStatus } from './import-status';
import { SENTENCES } from './sentences';
import { useKeptFocus } from './use-kept-focus';

interface ImportCardProps {
  status: ImportStatus;
  chooseFile: () => void;
  cancel: () => void;
  /** Undefined where there is no file to be sent. */
  retry: (() => void) | undefined;
}

/** A file on its way into the bank. */
export function ImportCard({ status, chooseFile, cancel, retry }: ImportCardProps) {
  const { about, response, step, isCancelling, hasCancelFailed } = status;
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card, step);
  const size = fileSize(about?.bytes ?? 0);
  const known = response ? `${size}, ${counted(response.rows, 'row')}, sheet “${response.sheet}”` : size;
  return (
    <Card as="section" aria-label="Import" ref={card} tabIndex={-1}>
      <Stack gap={20}>
        <FileLine name={about?.fileName ?? ''} about={known}>
          {actions()}
        </FileLine>
        <ImportBars status={status} />
        {step === 'running' && hasCancelFailed && <Alert tone="danger">{SENTENCES.cancelFailed}</Alert>}
        <ImportState status={status} />
      </Stack>
    </Card>
  );

  function actions(): ReactNode {
    if (step === 'running') {
      return (
        // Never becomes another button, which a second press would reach.
        <Button key="cancel" variant="secondary" isBusy={isCancelling} onClick={cancel}>
          Cancel
        </Button>
      );
    }
    const hasStopped = step === 'failed' || step === 'cancelled';
    return (
      <>
        <Button variant="secondary" onClick={chooseFile}>
          Choose another file
        </Button>
        {hasStopped && retry && <Button onClick={retry}>Try again</Button>}
      </>
    );
  }
}
