import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Textarea } from './inputs';

const meta = { component: Textarea, args: { 'aria-label': 'Your writing' } } satisfies Meta<typeof Textarea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'The tide turned{Enter}at four.');
    await expect(canvas.getByRole('textbox')).toHaveValue('The tide turned\nat four.');
  },
};

export const Tall: Story = { args: { rows: 12, defaultValue: 'The tide turned at four.' } };

export const Disabled: Story = { args: { isDisabled: true } };
