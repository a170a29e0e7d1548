import type { ImportResponse } from '@wattle/contract';
import { Button, formatCount, Grid, MutedText, Panel } from '@wattle/design-system';
import { styled } from 'styled-components';
import { countInWords } from './amounts';

const Action = styled.div`
  margin-top: auto;
`;

interface NextStepsProps {
  response: ImportResponse;
  /** Undefined after a reload: the browser has no longer got the file. */
  importGoodRows: (() => void) | undefined;
  chooseFile: () => void;
}

/** After a check: import what is good, or correct the file first. */
export function NextSteps({ response: { valid, badRows }, importGoodRows, chooseFile }: NextStepsProps) {
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
