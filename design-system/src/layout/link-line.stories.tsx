import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LinkLine } from './muted-text';

const meta = {
  component: LinkLine,
  args: { children: <a href="#log-in">Back to log in</a> },
} satisfies Meta<typeof LinkLine>;

export default meta;

export const Alone: StoryObj<typeof meta> = {};
