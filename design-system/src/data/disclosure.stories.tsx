import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Disclosure } from './disclosure';

const meta = {
  component: Disclosure,
  args: { title: 'Passage: The lamp', isOpen: true, children: <p>The lamp had to be wound every evening.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;

export const Open: StoryObj<typeof meta> = {};
