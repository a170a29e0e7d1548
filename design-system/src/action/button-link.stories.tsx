import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ButtonLink } from './button-link';

const meta = { component: ButtonLink, args: { href: '#sample', children: 'See a sample question' } } satisfies Meta<
  typeof ButtonLink
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Brand: Story = { args: { variant: 'brand', size: 'large' } };
