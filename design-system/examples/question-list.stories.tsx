import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  Button,
  Card,
  Chip,
  Cluster,
  color,
  Page,
  SegmentedControl,
  Select,
  Stack,
  Table,
  TextInput,
} from '../src/index';
import { Bar } from './bar';

const TYPES = ['All', 'Original', 'Generated', 'Finalized'].map((value) => ({ value, label: value }));

const QUESTIONS = [
  { text: 'A tram leaves every 12 minutes. Mia just missed the 8:50. When do the next th...', type: 'Original' },
  { text: 'A rectangle has perimeter 36 cm and is twice as long as it is wide. What is its...', type: 'Generated' },
  { text: 'Four friends share 3/4 of a pizza equally. What fraction does each friend get?', type: 'Finalized' },
  { text: 'No question text available', type: 'Original' },
] as const;

const TONES = { Original: 'action', Generated: 'brand', Finalized: 'info' } as const;

function QuestionList() {
  const [type, setType] = useState('All');
  return (
    <>
      <div data-surface="dark" style={{ background: color.night }}>
        <Bar>
          <a href="#dashboard">Dashboard</a>
          <a href="#log-out">Log out</a>
        </Bar>
      </div>
      <Page
        width="wide"
        title="Questions for Maths"
        badge={<Chip>1,284</Chip>}
        actions={<Button size="dense">Add question</Button>}
      >
        <Cluster>
          <div>
            <TextInput size="dense" aria-label="Search" placeholder="Search text, topic or number" />
          </div>
          <SegmentedControl label="Type" options={TYPES} value={type} onChange={setType} />
          <div>
            <Select size="dense" aria-label="Level">
              <option>Any level</option>
            </Select>
          </div>
        </Cluster>
        <Card isFlush>
          <Stack>
            <Table caption="Questions">
              <thead>
                <tr>
                  <th scope="col">#</th>
                  <th scope="col">Question</th>
                  <th scope="col">Type</th>
                  <th scope="col">Action</th>
                </tr>
              </thead>
              <tbody>
                {QUESTIONS.map(({ text, type }, index) => (
                  <tr key={text}>
                    <td>{index + 1}</td>
                    <td>{text}</td>
                    <td>
                      <Chip tone={TONES[type]}>{type}</Chip>
                    </td>
                    <td>
                      <Cluster gap={8} style={{ flexWrap: 'nowrap' }}>
                        <Button variant="quiet" size="dense">
                          Edit
                        </Button>
                        <Button variant="quiet" size="dense">
                          Generate
                        </Button>
                        <Button variant="quietDanger" size="dense">
                          Delete
                        </Button>
                      </Cluster>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Stack>
        </Card>
      </Page>
    </>
  );
}

const meta = { component: QuestionList, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof QuestionList>;

export default meta;

export const FourRows: StoryObj<typeof meta> = {};
