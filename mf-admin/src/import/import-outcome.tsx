import { type ImportResponse, SUBJECT_NAMES, SUBJECTS } from '@wattle/contract';
import { Button, ButtonLink, Cluster, Panel, Stack, VisuallyHidden } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { viewPath } from '../paths';
import { NextSteps } from './next-steps';
import { ResultNumbers } from './result-numbers';
import { RowErrors } from './row-errors';
import { Toast } from './toast';

interface ImportOutcomeProps {
  importId: string;
  response: ImportResponse;
  isDryRun: boolean;
  /** Undefined after a reload: the browser has no longer got the file. */
  importGoodRows: (() => void) | undefined;
  chooseFile: () => void;
}

export function ImportOutcome({ importId, response, isDryRun, importGoodRows, chooseFile }: ImportOutcomeProps) {
  const section = useRef<HTMLDivElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
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
        <Toast tone="success">{response.message}</Toast>
      )}
      <ResultNumbers response={response} isDryRun={isDryRun} />
      {response.badRows > 0 && <RowErrors importId={importId} {...response} />}
      {isDryRun ? (
        <NextSteps response={response} importGoodRows={importGoodRows} chooseFile={chooseFile} />
      ) : (
        <Panel title="See them in the bank" titleSize={18}>
          <Cluster>
            {SUBJECTS.map((subject) => (
              <ButtonLink key={subject} as={Link} variant="secondary" to={viewPath(subject)}>
                {SUBJECT_NAMES[subject]}
              </ButtonLink>
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
