import { Flag } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './button';

const meta = { component: Button, args: { children: 'Next' } } satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Brand: Story = { args: { variant: 'brand', size: 'large', children: 'Start the free assessment' } };

export const Secondary: Story = { args: { variant: 'secondary', children: 'Previous' } };

export const Quiet: Story = { args: { variant: 'quiet', size: 'dense', children: 'Edit' } };

export const QuietDanger: Story = { args: { variant: 'quietDanger', size: 'dense', children: 'Delete' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };

export const Ink: Story = { args: { variant: 'ink', size: 'large', children: 'Sign up' } };

export const Dense: Story = { args: { size: 'dense', children: 'Add question' } };

export const Large: Story = { args: { size: 'large' } };

export const Wide: Story = { args: { isWide: true, children: 'Sign Up' } };

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Flag size={18} aria-hidden="true" /> Flag
      </>
    ),
  },
};

export const Busy: Story = {
  args: { isBusy: true, children: 'Submit', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** It waits for something, and says for what beside it. */
export const Waiting: Story = {
  args: { isLocked: true, children: 'Save' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ opacity: '1', borderStyle: 'dashed', cursor: 'not-allowed' });
  },
};

export const WaitingQuiet: Story = { args: { variant: 'quiet', isLocked: true, children: 'Later tests' } };
