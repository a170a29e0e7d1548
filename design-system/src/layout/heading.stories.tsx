import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Heading } from './heading';

const meta = { component: Heading, args: { level: 2, size: 20, children: 'Maths' } } satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfACard: Story = {};

export const Hero: Story = { args: { level: 1, size: 'hero', children: 'Practice that feels like the real test' } };
