import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NumberTile } from './tiles';

const meta = { component: NumberTile, args: { children: 17 } } satisfies Meta<typeof NumberTile>;

export default meta;

export const OfAQuestion: StoryObj<typeof meta> = {};
