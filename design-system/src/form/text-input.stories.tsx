import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextInput } from './text-input';

const meta = {
  component: TextInput,
  args: { 'aria-label': 'Search', placeholder: 'Search text, topic or number' },
} satisfies Meta<typeof TextInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Dense: Story = { args: { isDense: true } };

export const Filled: Story = { args: { defaultValue: 'fractions' } };

export const Disabled: Story = { args: { defaultValue: 'fractions', disabled: true } };
