import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Spinner } from './spinner';

const meta = { component: Spinner, args: { label: 'Loading questions' } } satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
