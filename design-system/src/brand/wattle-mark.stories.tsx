import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WattleMark } from './wattle-mark';

const meta = { component: WattleMark } satisfies Meta<typeof WattleMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBar: Story = {};

export const Large: Story = { args: { size: 160 } };

export const Tiny: Story = { args: { size: 16 } };
