import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { PaletteTile } from '../exam/palette-tile';
import { Cluster } from '../layout/stack';
import { Dialog } from './dialog';

const meta = {
  component: Dialog,
  args: { title: 'Keys', onClose: () => {}, children: 'A to E choose an option. N is next, P is previous, F flags.' },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByItsContent: Story = {
  args: { onClose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Large: Story = { args: { size: 'large' } };

export const FullScreen: Story = { args: { size: 'full' } };

export const Sheet: Story = {
  args: {
    title: 'Questions',
    isSheet: true,
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
};

export const OpenedByAButton: Story = {
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Keys
        </Button>
        {isOpen && <Dialog {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Keys' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
  },
};
