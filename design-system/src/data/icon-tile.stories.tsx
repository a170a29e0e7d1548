import { Timer } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconTile } from './tiles';

const meta = { component: IconTile, args: { children: <Timer size={24} /> } } satisfies Meta<typeof IconTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Brand: Story = {};

export const Action: Story = { args: { tone: 'action' } };

export const Info: Story = { args: { tone: 'info' } };

export const Danger: Story = { args: { tone: 'danger' } };
