import { SunMoon } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from './icon-button';

const meta = {
  component: IconButton,
  args: { label: 'Display', children: <SunMoon aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
