import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PaletteTile } from '../exam/palette-tile';
import { Cluster } from '../layout/cluster';
import { Sheet } from './sheet';

const meta = {
  component: Sheet,
  args: {
    title: 'Questions',
    onClose: fn(),
    children: (
      <Cluster gap={8}>
        {Array.from({ length: 17 }, (_, index) => index + 1).map((number) => (
          <PaletteTile key={number} aria-label={`Question ${number}`} isAnswered={number < 6} isCurrent={number === 6}>
            {number}
          </PaletteTile>
        ))}
      </Cluster>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Palette: Story = {};

export const ClosedByItsCross: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
