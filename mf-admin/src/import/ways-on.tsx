import type { ImportResponse } from '@wattle/contract';
import { Button, Card, color, Grid, Heading, Stack } from '@wattle/design-system';
import { styled } from 'styled-components';
import { counted, inWords } from './figures';

const Reason = styled.p`
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  margin-top: auto;
`;

interface WaysOnProps {
  response: ImportResponse;
  /** Undefined after a reload: the browser has no longer got the file. */
  importGoodRows: (() => void) | undefined;
  chooseFile: () => void;
}

/** After a check: import what is good, or correct the file first. */
export function WaysOn({ response: { valid, badRows }, importGoodRows, chooseFile }: WaysOnProps) {
  const [stay, them] = badRows === 1 ? ['The bad row stays', 'it'] : [`The ${inWords(badRows)} stay`, 'them'];
  return (
    <Grid columnWidth={300}>
      {valid > 0 && (
        <Card as="section">
          <Stack gap={12} align="flex-start">
            <Heading level={2} size={18}>
              {badRows > 0 ? 'Import the good rows now' : 'Import the questions now'}
            </Heading>
            <Reason>
              {badRows > 0
                ? `${stay} out. Correct ${them} in the download and import that small file later.`
                : 'Every row can be imported.'}
              {!importGoodRows && ' This page was reloaded, so please choose the file again first.'}
            </Reason>
            <Actions>
              <Button onClick={importGoodRows ?? chooseFile}>
                {importGoodRows ? `Import ${counted(valid, 'question')}` : 'Choose the file again'}
              </Button>
            </Actions>
          </Stack>
        </Card>
      )}
      {badRows > 0 && (
        <Card as="section">
          <Stack gap={12} align="flex-start">
            <Heading level={2} size={18}>
              Correct the file first
            </Heading>
            <Reason>Nothing is written. Choose the corrected file: it is checked again from the start.</Reason>
            <Actions>
              <Button variant="secondary" onClick={chooseFile}>
                Choose the corrected file
              </Button>
            </Actions>
          </Stack>
        </Card>
      )}
    </Grid>
  );
}
