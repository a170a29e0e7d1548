import type { ImportResponse } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import { Button, Cluster, Grid, MutedText, Panel, RadioTile } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { countInWords } from './import-sentences';
import type { ImportChoice } from './import-status';

const Action = styled.div`
  margin-top: auto;
`;

interface NextStepsProps {
  response: ImportResponse;
  /** Undefined after a reload: the browser has no longer got the file. */
  start: ((choice: Partial<ImportChoice>) => void) | undefined;
  chooseFile: () => void;
}

/** After a check: import what is good, as drafts or into tests at once, or correct the file first. */
export function NextSteps({ response, start, chooseFile }: NextStepsProps) {
  const { valid, badRows, toReview, outsidePictures, changes, items } = response;
  const [isDraft, setDraft] = useState(true);
  const [stay, them] = badRows === 1 ? ['The bad row stays', 'it'] : [`The ${countInWords(badRows)} stay`, 'them'];
  const count = isDraft ? valid : valid - toReview;
  return (
    <Grid columnWidth={300}>
      {valid > 0 && (
        <Panel titleSize={18} title={badRows > 0 ? 'Import the good rows now' : 'Import the questions now'}>
          <Cluster role="radiogroup" aria-label="What becomes of them" gap={8}>
            <RadioTile name="import-as" checked={isDraft} onChange={() => setDraft(true)}>
              Keep as drafts
            </RadioTile>
            {!items && outsidePictures === 0 && changes === 0 && valid > toReview && (
              <RadioTile name="import-as" checked={!isDraft} onChange={() => setDraft(false)}>
                Publish now
              </RadioTile>
            )}
          </Cluster>
          <MutedText size={16}>
            {isDraft
              ? 'No child sees a draft. You look at them and publish them on the next page. '
              : 'Tests serve them from now on. '}
            {toReview > 0 && reviewSentence(toReview, isDraft)}
            {outsidePictures > 0 && pictureSentence(outsidePictures)}
            {badRows > 0 && `${stay} out. `}
            {badRows > 0 && !items && `Correct ${them} in the download and import that small file later. `}
            {!start && 'This page was reloaded, so please choose the file again first.'}
          </MutedText>
          <Action>
            <Button onClick={start ? () => start({ isDryRun: false, isDraft }) : chooseFile}>
              {start ? `${isDraft ? 'Import' : 'Publish'} ${formatCount(count, 'question')}` : 'Choose the file again'}
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

function reviewSentence(count: number, isDraft: boolean): string {
  if (!isDraft) return count === 1 ? 'One needs you first and stays out. ' : `${count} need you first and stay out. `;
  return count === 1
    ? 'One needs you before it can be published. '
    : `${count} need you before they can be published. `;
}

function pictureSentence(count: number): string {
  const first = count === 1 ? 'One shows a picture' : `${count} show pictures`;
  return `${first} from another site: the next page tries each before you publish. `;
}
