import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Chip } from './chip';

const meta = { component: Chip, args: { children: 'Question 4 of 10' } } satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Brand: Story = { args: { tone: 'brand', children: 'Generated' } };

export const Action: Story = { args: { tone: 'action', children: 'Original' } };

export const Info: Story = { args: { tone: 'info', children: 'Finalized' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Row 12' } };
