import { SunMoon } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from './icon-button';

const meta = {
  component: IconButton,
  args: { label: 'Display', children: <SunMoon aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Display' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
