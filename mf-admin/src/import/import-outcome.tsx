import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import type { CorrectedCell, ImportResponse } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import {
  Alert,
  Button,
  Card,
  Cluster,
  DataTable,
  Disclosure,
  formatNumber,
  Panel,
  Stack,
  VisuallyHidden,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { importPath, viewPath } from '../paths';
import { AutoCloseAlert } from '../shared/auto-close-alert';
import { LinkButton } from '../shared/buttons';
import { FaultyValue } from './faulty-value';
import type { ImportChoice, ImportDescriptor } from './import-status';
import { NextSteps } from './next-steps';
import { PackageItems } from './package-items';
import { ResultNumbers } from './result-numbers';
import { ReviewRows } from './review-rows';
import { RowErrors } from './row-errors';

interface ImportOutcomeProps {
  descriptor: ImportDescriptor;
  response: ImportResponse;
  /** Sends the file again. Undefined after a reload: the browser has no longer got the file. */
  start: ((choice: Partial<ImportChoice>) => void) | undefined;
  chooseFile: () => void;
}

export function ImportOutcome({ descriptor, response, start, chooseFile }: ImportOutcomeProps) {
  const { importId, isDryRun, isDraft, isCorrected } = descriptor;
  const section = useRef<HTMLDivElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  const hasWritten = !isDryRun && response.imported > 0;
  const seeImport = <Link to={importPath(importId)}>See this import</Link>;
  return (
    <Stack
      as="section"
      gap={24}
      aria-label={isDryRun ? 'Result of the check' : 'Result of the import'}
      ref={section}
      tabIndex={-1}
    >
      {isDryRun ? (
        <VisuallyHidden role="status">{response.message}</VisuallyHidden>
      ) : (
        <AutoCloseAlert tone="success">
          {response.message} {hasWritten && seeImport}
        </AutoCloseAlert>
      )}
      <ResultNumbers response={response} isDryRun={isDryRun} />
      {response.notes.length > 0 && (
        <Alert tone="info">
          {response.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      {response.items && <PackageItems items={response.items} rows={response.rows} />}
      {response.toReview > 0 && <ReviewRows {...response} />}
      {response.corrected.length > 0 && <CorrectedCells cells={response.corrected} />}
      {response.badRows > 0 && !response.items && (
        <RowErrors
          importId={importId}
          {...response}
          applyCorrections={
            isDryRun && !isCorrected && response.correctable > 0 && start
              ? () => start({ isCorrected: true })
              : undefined
          }
        />
      )}
      {isDryRun ? (
        <NextSteps response={response} start={start} chooseFile={chooseFile} />
      ) : (
        <Panel
          title={isDraft && hasWritten ? 'Publish them when you have seen them' : 'See them in the bank'}
          titleSize={18}
        >
          <Cluster>
            {hasWritten && (
              <LinkButton to={importPath(importId)} variant={isDraft ? 'primary' : 'secondary'}>
                {isDraft ? 'See the drafts' : 'See this import'}
              </LinkButton>
            )}
            {!(isDraft && hasWritten) &&
              SUBJECTS.map((subject) => (
                <LinkButton key={subject} variant="secondary" to={viewPath(subject)}>
                  {SUBJECT_NAMES[subject]}
                </LinkButton>
              ))}
            <Button variant="quiet" onClick={chooseFile}>
              Import another file
            </Button>
          </Cluster>
        </Panel>
      )}
    </Stack>
  );
}

function CorrectedCells({ cells }: { cells: readonly CorrectedCell[] }) {
  return (
    <Disclosure title={`${formatCount(cells.length, 'cell')} corrected for you`}>
      <Card isFlush>
        <DataTable
          caption="Corrected cells"
          columns={[
            { label: 'Row', cell: ({ row }) => <strong>{formatNumber(row)}</strong>, hasLabel: true },
            { label: 'Column', cell: ({ column }) => column },
            { label: 'In the file', cell: ({ column, value }) => <FaultyValue column={column} value={value} /> },
            { label: 'Now', cell: ({ correction }) => correction },
          ]}
          rows={cells}
          keyOf={({ row, column }) => `${row} ${column}`}
        />
      </Card>
    </Disclosure>
  );
}
