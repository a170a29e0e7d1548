import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { Card } from './card';
import { Stack } from './stack';

const meta = {
  component: Card,
  args: {
    children: (
      <Stack align="flex-start" gap={12}>
        <h3>Weekly test</h3>
        <p>17 questions in 20 minutes.</p>
        <Button variant="brand">Start</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Soft: Story = { args: { tone: 'soft' } };

export const Draft: Story = { args: { tone: 'draft' } };

export const Highlighted: Story = { args: { tone: 'highlighted' } };

export const Practice: Story = { args: { tone: 'practice' } };

export const Weekly: Story = { args: { tone: 'weekly' } };

export const Mega: Story = { args: { tone: 'mega' } };

export const WithDividers: Story = {
  args: { isFlush: true, hasDividers: true, children: [<p key="1">Question 1</p>, <p key="2">Question 2</p>] },
};
