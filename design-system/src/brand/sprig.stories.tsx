import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Sprig } from './sprig';

const meta = { component: Sprig, args: { width: 480 } } satisfies Meta<typeof Sprig>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const Small: Story = { args: { width: 160 } };
