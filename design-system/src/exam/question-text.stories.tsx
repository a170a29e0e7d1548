import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { QuestionText } from './passage';

const meta = {
  component: QuestionText,
  args: {
    children: 'Four friends share 3/4 of a pizza equally.\nWhat fraction of a whole pizza does each friend get?',
  },
} satisfies Meta<typeof QuestionText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
