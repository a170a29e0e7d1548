import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Sprig } from './sprig';

const meta = { component: Sprig, args: { seed: 1, width: 480 } } satisfies Meta<typeof Sprig>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Another: Story = { args: { seed: 2 } };

export const Small: Story = { args: { seed: 3, width: 160 } };
