import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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

export const Plain: Story = {};

export const Joined: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Generated' }));
    await expect(canvas.getByRole('radio', { name: 'Generated' })).toBeChecked();
  },
};

export const Chips: Story = {
  args: {
    variant: 'chips',
    label: 'Questions shown',
    value: 'wrong',
    options: [
      { value: 'wrong', label: 'Wrong (3)' },
      { value: 'flagged', label: 'Flagged (2)' },
      { value: 'all', label: 'All (17)' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Flagged (2)' }));
    await expect(canvas.getByRole('radio', { name: 'Flagged (2)' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Wrong (3)' })).not.toBeChecked();
  },
};

export const ChipsWithLabel: Story = { args: { ...Chips.args, isLabelVisible: true } };
