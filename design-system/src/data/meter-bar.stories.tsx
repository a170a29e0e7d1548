import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MeterBar } from './progress-bar';

const meta = { component: MeterBar, args: { label: 'Time', value: 5, max: 6 } } satisfies Meta<typeof MeterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const ToPractise: Story = { args: { label: 'Fractions', value: 2, max: 4, tone: 'brand' } };

export const Full: Story = { args: { value: 6 } };

export const NothingAsked: Story = { args: { value: 0, max: 0 } };
