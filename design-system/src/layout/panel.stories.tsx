import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Chip } from '../data/chip';
import { Panel } from './panel';

const meta = {
  component: Panel,
  args: {
    title: 'Priya Iyer',
    aside: <Chip>Since 14 Mar 2026</Chip>,
    children: <p>priya.iyer@example.com</p>,
  },
} satisfies Meta<typeof Panel>;

export default meta;

export const WithAnAside: StoryObj<typeof meta> = {};
