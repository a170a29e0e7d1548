import { expect, userEvent } from 'storybook/test';
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

export const Regular: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Medium');
    await expect(canvas.getByRole('combobox')).toHaveValue('Medium');
  },
};

export const Dense: Story = { args: { size: 'dense' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Medium');
    await expect(canvas.getByRole('combobox')).toHaveValue('Any level');
  },
};
