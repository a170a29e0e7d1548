import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import type { ImportResponse } from '@wattle/contract/question-import';
import {
  Button,
  ButtonLink,
  Cluster,
  formatCount,
  Grid,
  MutedText,
  Panel,
  Stack,
  VisuallyHidden,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { viewPath } from '../paths';
import { countInWords } from './amounts';
import { ResultNumbers } from './result-numbers';
import { RowErrors } from './row-errors';
import { Toast } from './toast';

const Action = styled.div`
  margin-top: auto;
`;

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

interface NextStepsProps {
  response: ImportResponse;
  /** Undefined after a reload: the browser has no longer got the file. */
  importGoodRows: (() => void) | undefined;
  chooseFile: () => void;
}

/** After a check: import what is good, or correct the file first. */
function NextSteps({ response: { valid, badRows }, importGoodRows, chooseFile }: NextStepsProps) {
  const [stay, them] = badRows === 1 ? ['The bad row stays', 'it'] : [`The ${countInWords(badRows)} stay`, 'them'];
  return (
    <Grid columnWidth={300}>
      {valid > 0 && (
        <Panel titleSize={18} title={badRows > 0 ? 'Import the good rows now' : 'Import the questions now'}>
          <MutedText size={16}>
            {badRows > 0
              ? `${stay} out. Correct ${them} in the download and import that small file later.`
              : 'Every row can be imported.'}
            {!importGoodRows && ' This page was reloaded, so please choose the file again first.'}
          </MutedText>
          <Action>
            <Button onClick={importGoodRows ?? chooseFile}>
              {importGoodRows ? `Import ${formatCount(valid, 'question')}` : 'Choose the file again'}
            </Button>
          </Action>
        </Panel>
      )}
      {badRows > 0 && (
        <Panel titleSize={18} title="Correct the file first">
          <MutedText size={16}>
            Nothing is written. Choose the corrected file: it is checked again from the start.
          </MutedText>
          <Action>
            <Button variant="secondary" onClick={chooseFile}>
              Choose the corrected file
            </Button>
          </Action>
        </Panel>
      )}
    </Grid>
  );
}
