import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MutedText } from './muted-text';

const meta = {
  component: MutedText,
  args: { children: 'Saved by hannah today, 4:31 pm' },
} satisfies Meta<typeof MutedText>;

export default meta;

export const BesideOtherText: StoryObj<typeof meta> = {};
