import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { EmptyState } from './empty-state';

const meta = {
  component: EmptyState,
  args: { children: 'No questions available for this subject.' },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const WithAction: Story = { args: { action: <Button>Add question</Button> } };
