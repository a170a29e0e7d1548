import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Alert } from './alert';

const meta = {
  component: Alert,
  args: { children: 'Please wait for a few seconds while the questions are being generated...' },
} satisfies Meta<typeof Alert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Question updated successfully' } };

export const Warning: Story = { args: { tone: 'warning', children: 'This test is already completed.' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Failed to upload the file.' } };

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
