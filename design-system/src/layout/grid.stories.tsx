import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from './card';
import { Grid } from './grid';

const meta = {
  component: Grid,
  args: {
    children: ['Maths', 'Thinking Skills', 'Writing', 'Reading'].map((subject) => <Card key={subject}>{subject}</Card>),
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Narrow: Story = { args: { columnWidth: 140 } };
