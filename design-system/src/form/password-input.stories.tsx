import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PasswordInput } from './password-input';

const meta = {
  component: PasswordInput,
  args: { 'aria-label': 'Password', defaultValue: 'wattle-bird' },
} satisfies Meta<typeof PasswordInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Disabled: Story = { args: { disabled: true } };
