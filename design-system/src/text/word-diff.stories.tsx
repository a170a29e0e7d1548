import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WordDiff } from './word-diff';

const meta = {
  component: WordDiff,
  args: { before: 'It was a nice door. I opened it.', after: 'It was a warm, small door. I opened it slowly.' },
} satisfies Meta<typeof WordDiff>;

export default meta;

export const BothTexts: StoryObj<typeof meta> = {};

export const TheNewOne: StoryObj<typeof meta> = { args: { isOneSided: true } };
