import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  Button,
  Card,
  Chip,
  Cluster,
  Grid,
  MeterBar,
  Note,
  OptionRow,
  Page,
  SegmentedControl,
  Stack,
} from '../src/index';
import { Bar } from './bar';

const FILTERS = [
  { value: 'wrong', label: 'Wrong (3)' },
  { value: 'flagged', label: 'Flagged (2)' },
  { value: 'all', label: 'All (17)' },
];

function Review() {
  const [filter, setFilter] = useState('wrong');
  return (
    <>
      <Bar>
        <a href="#dashboard">Dashboard</a>
        <a href="#log-out">Log out</a>
      </Bar>
      <Page title="Weekly test, Maths">
        <Card>
          <Grid columnWidth={280} gap={24}>
            <Stack gap={12}>
              <MeterBar label="Fractions" value={2} max={4} tone="brand" />
              <MeterBar label="Time" value={5} max={6} />
              <MeterBar label="Patterns" value={7} max={7} />
            </Stack>
            <Stack gap={12}>
              <Button>Retry the 3 wrong ones</Button>
              <Button variant="secondary">Print</Button>
            </Stack>
          </Grid>
        </Card>
        <SegmentedControl
          label="Questions shown"
          variant="chips"
          options={FILTERS}
          value={filter}
          onChange={setFilter}
        />
        <Card>
          <Stack gap={12}>
            <Cluster gap={8}>
              <Chip>Question 6</Chip>
              <Chip>Fractions</Chip>
            </Cluster>
            <strong>
              Four friends share 3/4 of a pizza equally. What fraction of a whole pizza does each friend get?
            </strong>
            <Stack gap={8}>
              <OptionRow name="q6" letter="A" isDisabled>
                1/4
              </OptionRow>
              <OptionRow name="q6" letter="B" isChosen isDisabled verdict="wrong">
                3/8
              </OptionRow>
              <OptionRow name="q6" letter="C" isDisabled verdict="right">
                3/16
              </OptionRow>
              <OptionRow name="q6" letter="D" isDisabled>
                1/12
              </OptionRow>
            </Stack>
            <Note title="Why">
              <p>Sharing among four is dividing by 4, which is the same as taking a quarter: 3/4 × 1/4 = 3/16.</p>
              <p>3/8 is what two friends would get: it halves instead of quartering.</p>
            </Note>
          </Stack>
        </Card>
      </Page>
    </>
  );
}

const meta = { component: Review, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Review>;

export default meta;

export const Marked: StoryObj<typeof meta> = {};
