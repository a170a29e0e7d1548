import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from './card';
import { Cluster } from './stack';

const meta = {
  component: Cluster,
  args: {
    children: ['Maths', 'Thinking Skills', 'Writing', 'Reading'].map((subject) => <Card key={subject}>{subject}</Card>),
  },
} satisfies Meta<typeof Cluster>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Tight: Story = { args: { gap: 4 } };
