import type { ImportResponse } from '@wattle/contract';
import { Stack, VisuallyHidden } from '@wattle/design-system';
import { useEffect, useRef } from 'react';
import { ImportedLinks } from './imported-links';
import { PassingMessage } from './passing-message';
import { ResultNumbers } from './result-numbers';
import { RowErrors } from './row-errors';
import { WaysOn } from './ways-on';

interface ImportOutcomeProps {
  importId: string;
  response: ImportResponse;
  isDryRun: boolean;
  /** Undefined after a reload: the browser has no longer got the file. */
  importGoodRows: (() => void) | undefined;
  chooseFile: () => void;
}

/** What came of a check or an import, and the ways on. */
export function ImportOutcome({ importId, response, isDryRun, importGoodRows, chooseFile }: ImportOutcomeProps) {
  const section = useRef<HTMLDivElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <Stack
      as="section"
      aria-label={isDryRun ? 'Result of the check' : 'Result of the import'}
      ref={section}
      tabIndex={-1}
    >
      <Stack gap={24}>
        {isDryRun ? (
          <VisuallyHidden role="status">{response.message}</VisuallyHidden>
        ) : (
          <PassingMessage tone="success">{response.message}</PassingMessage>
        )}
        <ResultNumbers response={response} isDryRun={isDryRun} />
        {response.badRows > 0 && <RowErrors importId={importId} {...response} />}
        {isDryRun ? (
          <WaysOn response={response} importGoodRows={importGoodRows} chooseFile={chooseFile} />
        ) : (
          <ImportedLinks chooseFile={chooseFile} />
        )}
      </Stack>
    </Stack>
  );
}
