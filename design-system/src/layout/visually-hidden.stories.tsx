import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { VisuallyHidden } from './visually-hidden';

const meta = { component: VisuallyHidden, args: { children: 'Read out, not shown' } } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {};
