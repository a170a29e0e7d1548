import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SegmentedControl } from './segmented-control';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Type',
    value: 'All',
    onChange: () => {},
    options: ['All', 'Original', 'Generated', 'Finalized'].map((value) => ({ value, label: value })),
  },
  render: function Filter(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Joined: Story = {};

export const Dense: Story = { args: { isDense: true } };

export const Chips: Story = {
  args: {
    look: 'chips',
    label: 'Questions shown',
    value: 'wrong',
    options: [
      { value: 'wrong', label: 'Wrong (3)' },
      { value: 'flagged', label: 'Flagged (2)' },
      { value: 'all', label: 'All (17)' },
    ],
  },
};

export const ChipsWithLabel: Story = { args: { ...Chips.args, isLabelVisible: true } };
