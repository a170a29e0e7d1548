import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BlossomMark } from './wattle-mark';

const meta = { component: BlossomMark, args: { size: 24 } } satisfies Meta<typeof BlossomMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = { args: { size: 96 } };
