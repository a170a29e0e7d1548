import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Cluster } from '../layout/stack';
import { RadioTile } from './radio-tile';

const meta = {
  component: RadioTile,
  args: { name: 'choice', children: 'B', defaultChecked: true },
  render: (args) => (
    <Cluster gap={8}>
      <RadioTile name={args.name}>A</RadioTile>
      <RadioTile {...args} />
    </Cluster>
  ),
} satisfies Meta<typeof RadioTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Right: Story = {};

export const Refused: Story = { args: { size: 'dense', tone: 'danger', children: 'Too hard for Easy' } };
