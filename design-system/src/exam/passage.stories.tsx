import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Passage } from './passage';

const meta = {
  component: Passage,
  args: {
    children: (
      <>
        <p>
          She was eleven. The crank was made for a man, and by the second turn her palms burned.{' '}
          <mark>She counted the turns aloud so that the dark would have something to listen to.</mark>
        </p>
        <p>At two in the morning a ship’s light appeared where no light should be.</p>
      </>
    ),
  },
} satisfies Meta<typeof Passage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Highlighted: Story = {};
