import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Field } from './field';
import { Textarea, TextInput } from './inputs';
import { PasswordInput } from './password-input';
import { Select } from './select';

const meta = {
  component: Field,
  args: { label: 'Email', children: <TextInput type="email" defaultValue="meera@example.com" /> },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = { args: { hint: 'The report goes to this address.' } };

export const WithError: Story = {
  args: { error: 'Enter a full email address, such as name@example.com.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(args.error);
  },
};

export const WithSuccess: Story = {
  args: { label: 'Username', success: 'Available', children: <TextInput defaultValue="arjun_i" /> },
};

export const Required: Story = {
  args: { isRequired: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: /^Email/ })).toBeRequired(),
};

export const Optional: Story = { args: { label: 'School', isOptional: true, children: <TextInput /> } };

export const WithPassword: Story = {
  args: { label: 'Password', hint: 'At least 8 characters.', children: <PasswordInput defaultValue="wattle-bird" /> },
};

export const WithSelect: Story = {
  args: {
    label: 'Year',
    children: (
      <Select defaultValue="5">
        <option value="4">Year 4</option>
        <option value="5">Year 5</option>
      </Select>
    ),
  },
};

export const WithTextarea: Story = {
  args: { label: 'Question', children: <Textarea defaultValue="Describe a storm at sea." /> },
};
