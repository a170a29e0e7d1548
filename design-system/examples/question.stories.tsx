import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button, Card, Chip, Cluster, Grid, OptionRow, Page, PaletteTile, Passage, Stack } from '../src/index';

const OPTIONS = [
  'She may lose count of the turns.',
  'Hearing a voice makes her feel less alone.',
  "The ship's crew might hear her.",
  'Her father taught her to do it.',
  'The noise of the sea is too loud.',
];

function Question() {
  const [chosen, setChosen] = useState('B');
  const [eliminated, setEliminated] = useState(['C']);
  return (
    <Page title="Reading" badge={<Chip>Question 4 of 10</Chip>} actions={<Button size="dense">Submit</Button>}>
      <Grid columnWidth={340} gap={48}>
        <Passage>
          <h2>The Lighthouse Keeper’s Daughter</h2>
          <p>
            The lamp had to be wound every four hours, and on the night her father did not come back, Ada wound it
            alone.
          </p>
          <p>
            She was eleven. The crank was made for a man.{' '}
            <mark>She counted the turns aloud so that the dark would have something to listen to.</mark>
          </p>
        </Passage>
        <Stack gap={12}>
          <strong>Why does Ada count the turns aloud?</strong>
          {OPTIONS.map((text, index) => {
            const letter = 'ABCDE'.charAt(index);
            return (
              <OptionRow
                key={letter}
                name="q4"
                letter={letter}
                isChosen={letter === chosen}
                isEliminated={eliminated.includes(letter)}
                onChoose={() => setChosen(letter)}
                onEliminate={(isOut) =>
                  setEliminated(isOut ? [...eliminated, letter] : eliminated.filter((other) => other !== letter))
                }
              >
                {text}
              </OptionRow>
            );
          })}
        </Stack>
      </Grid>
      <Card>
        <Cluster justify="space-between">
          <Cluster>
            <Button variant="secondary">Previous</Button>
            <Button variant="secondary">Flag</Button>
          </Cluster>
          <Cluster gap={8}>
            {Array.from({ length: 10 }, (_, index) => index + 1).map((number) => (
              <PaletteTile
                key={number}
                aria-label={`Question ${number}`}
                isAnswered={number < 5}
                isCurrent={number === 4}
                isFlagged={number === 2 || number === 7}
              >
                {number}
              </PaletteTile>
            ))}
          </Cluster>
          <Button>Next</Button>
        </Cluster>
      </Card>
    </Page>
  );
}

const meta = { component: Question, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Question>;

export default meta;

export const WithAPassage: StoryObj<typeof meta> = {};
