import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Note } from './note';

const meta = {
  component: Note,
  args: {
    title: 'Why',
    children: 'Sharing among four is dividing by 4, which is the same as taking a quarter: 3/4 × 1/4 = 3/16.',
  },
} satisfies Meta<typeof Note>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Why: Story = {};
