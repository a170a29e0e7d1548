import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Overlay } from './overlay';

const meta = {
  component: Overlay,
  args: { label: 'Submitting your test' },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Overlay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Submitting: Story = {};
