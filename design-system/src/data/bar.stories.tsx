import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Bar } from './bar';

const meta = { component: Bar, args: { value: 11, max: 17 } } satisfies Meta<typeof Bar>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
