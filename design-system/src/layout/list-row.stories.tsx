import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MutedText } from './muted-text';
import { ListRow } from './panel';

const rows = [
  ['Weekly test', '17 questions in 20 minutes', '11 of 17'],
  ['Maths', '35 questions, no clock', '30 of 35'],
];

const meta = {
  component: ListRow,
  render: (args) => (
    <ul>
      {rows.map(([name, facts, score]) => (
        <ListRow key={name} {...args}>
          <div>
            <strong>{name}</strong>
            <MutedText>{facts}</MutedText>
          </div>
          {score}
        </ListRow>
      ))}
    </ul>
  ),
} satisfies Meta<typeof ListRow>;

export default meta;

export const Rows: StoryObj<typeof meta> = {};
