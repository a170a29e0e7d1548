import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { Chip } from '../data/chip';
import { Card } from './card';
import { Page } from './page';

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Weekly test, Maths', children: <Card>What the page holds.</Card> },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Narrow: Story = {
  args: { width: 'narrow', intro: 'One account for the family; each child gets a log-in.' },
};

export const WideWithActions: Story = {
  args: {
    width: 'wide',
    title: 'Questions for Maths',
    badge: <Chip>1,284</Chip>,
    actions: <Button size="dense">Add question</Button>,
  },
};

export const BelowAnotherPage: Story = {
  args: { parentLink: <a href="#maths">Questions for Maths</a>, title: 'Edit question' },
};

export const Glowing: Story = { args: { hasGlow: true, title: 'Hello, Priya' } };
