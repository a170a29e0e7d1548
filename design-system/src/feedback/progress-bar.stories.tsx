import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ProgressBar } from '../data/progress-bar';

const meta = { component: ProgressBar, args: { label: 'Uploading questions.xlsx', value: 42 } } satisfies Meta<
  typeof ProgressBar
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PartOfTheWay: Story = {};

export const Done: Story = { args: { value: 100 } };

export const NotKnown: Story = { args: { value: undefined } };
