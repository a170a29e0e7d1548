import { Flag } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './button';

const meta = { component: Button, args: { children: 'Next' } } satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Brand: Story = { args: { variant: 'brand', size: 'large', children: 'Start the free assessment' } };

export const Secondary: Story = { args: { variant: 'secondary', children: 'Previous' } };

export const Quiet: Story = { args: { variant: 'quiet', size: 'dense', children: 'Edit' } };

export const QuietDanger: Story = { args: { variant: 'quietDanger', size: 'dense', children: 'Delete' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };

export const Ink: Story = { args: { variant: 'ink', size: 'large', children: 'Sign up' } };

export const Dense: Story = { args: { size: 'dense', children: 'Add question' } };

export const Large: Story = { args: { size: 'large' } };

export const Wide: Story = { args: { isWide: true, children: 'Sign Up' } };

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Flag size={18} aria-hidden="true" /> Flag
      </>
    ),
  },
};

export const Busy: Story = { args: { isBusy: true, children: 'Submit' } };

export const Disabled: Story = { args: { disabled: true } };
