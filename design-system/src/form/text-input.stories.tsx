import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextInput } from './inputs';

const meta = {
  component: TextInput,
  args: { 'aria-label': 'Search', placeholder: 'Search text, topic or number' },
} satisfies Meta<typeof TextInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'trams');
    await expect(canvas.getByRole('textbox')).toHaveValue('trams');
  },
};

export const Dense: Story = { args: { size: 'dense' } };

export const Filled: Story = { args: { defaultValue: 'fractions' } };

export const Disabled: Story = {
  args: { defaultValue: 'fractions', isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'trams');
    await expect(canvas.getByRole('textbox')).toHaveValue('fractions');
  },
};
