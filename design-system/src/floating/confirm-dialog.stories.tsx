import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Submit your test?',
    children: '3 of 17 questions have no answer yet.',
    confirmLabel: 'Submit',
    onConfirm: () => {},
    onCancel: () => {},
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  args: { onConfirm: fn(), onCancel: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Danger: Story = {
  args: {
    title: 'Are you sure you want to delete this question?',
    children: 'Results that use it are kept.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onCancel: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { isBusy: true, onConfirm: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
