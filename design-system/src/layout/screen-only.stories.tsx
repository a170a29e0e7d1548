import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { ScreenOnly } from './visually-hidden';

const meta = { component: ScreenOnly, args: { children: <Button>Print</Button> } } satisfies Meta<typeof ScreenOnly>;

export default meta;

export const OnScreen: StoryObj<typeof meta> = {};
