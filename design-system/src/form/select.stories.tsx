import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Select } from './select';

const meta = {
  component: Select,
  args: {
    'aria-label': 'Level',
    children: (
      <>
        <option>Any level</option>
        <option>Easy</option>
        <option>Medium</option>
        <option>Difficult</option>
      </>
    ),
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Dense: Story = { args: { isDense: true } };

export const Disabled: Story = { args: { disabled: true } };
