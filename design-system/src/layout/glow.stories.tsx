import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Glow } from './glow';

const meta = {
  component: Glow,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Glow />
      <h1>Hello</h1>
    </>
  ),
} satisfies Meta<typeof Glow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Behind: Story = {};
