import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button, Card, Chip, Cluster, Glow, Grid, Heading, MeterBar, Page, Stack, SubjectMark } from '../src/index';
import { Bar } from './bar';

const SUBJECTS = [
  { subject: 'Maths', name: 'Maths', last: 'Last: 22 of 30' },
  { subject: 'ThinkingSkills', name: 'Thinking Skills', last: 'Last: 25 of 30' },
  { subject: 'Writing', name: 'Writing', last: 'Not tried yet' },
  { subject: 'Reading', name: 'Reading', last: 'Last: 19 of 30' },
] as const;

const KINDS = [
  { tone: 'practice', name: 'PRACTICE TEST', length: 'Reading, Maths and Thinking, then Writing. No clock.' },
  { tone: 'weekly', name: 'WEEKLY TEST', length: '17 questions in 20 minutes.' },
  { tone: 'mega', name: 'MEGA TEST', length: '26 questions in 30 minutes.' },
] as const;

function Dashboard() {
  return (
    <>
      <Glow />
      <Bar>
        <a href="#dashboard">Dashboard</a>
        <a href="#log-out">Log out</a>
      </Bar>
      <Page
        title="Hello, Priya"
        intro="Three tests this week. Thinking Skills is getting stronger."
        actions={<Chip tone="brand">Year 5</Chip>}
      >
        <Card tone="highlighted">
          <Cluster justify="space-between">
            <Cluster>
              <Chip tone="brand">In progress</Chip>
              <div>
                <strong>Weekly test</strong>
                <p>9 of 17 answered, 12 minutes left</p>
              </div>
            </Cluster>
            <Button>Resume</Button>
          </Cluster>
        </Card>
        <Grid columnWidth={220}>
          {SUBJECTS.map(({ subject, name, last }) => (
            <Card key={subject}>
              <Stack gap={12}>
                <SubjectMark subject={subject} />
                <Heading level={2} size={20}>
                  {name}
                </Heading>
                <p>{last}</p>
                <Button variant="secondary">Start</Button>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Grid columnWidth={280}>
          {KINDS.map(({ tone, name, length }) => (
            <Card key={tone} tone={tone}>
              <Stack gap={12} align="flex-start">
                <Heading level={2} size={20}>
                  {name}
                </Heading>
                <p>{length}</p>
                <Button variant="brand">Start</Button>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Card>
          <Stack>
            <Heading level={2} size={20}>
              Topics, last four weeks
            </Heading>
            <MeterBar label="Inference" value={7} max={12} tone="brand" />
            <MeterBar label="Time and dates" value={13} max={16} />
          </Stack>
        </Card>
      </Page>
    </>
  );
}

const meta = { component: Dashboard, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Dashboard>;

export default meta;

export const WithATestInProgress: StoryObj<typeof meta> = {};
