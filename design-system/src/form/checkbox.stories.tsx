import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Checkbox } from './checkbox';

const meta = {
  component: Checkbox,
  args: {
    children: (
      <>
        I agree to the <a href="#terms">terms</a> and have read the <a href="#privacy">privacy notice</a>.
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithError: Story = { args: { error: 'Please agree to the terms of service.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultChecked: true } };
