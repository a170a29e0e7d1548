import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MutedText } from './muted-text';

const meta = {
  component: MutedText,
  args: { children: '12 of 17 answered, no clock' },
} satisfies Meta<typeof MutedText>;

export default meta;

export const Fact: StoryObj<typeof meta> = {};
