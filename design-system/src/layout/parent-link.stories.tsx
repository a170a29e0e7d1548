import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ParentLink } from './page';

const meta = {
  component: ParentLink<'a'>,
  args: { href: '#dashboard', children: 'Student Dashboard' },
} satisfies Meta<typeof ParentLink<'a'>>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
