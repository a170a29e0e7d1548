import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { Dialog } from './dialog';

const meta = {
  component: Dialog,
  args: { title: 'Keys', onClose: () => {}, children: 'A to E choose an option. N is next, P is previous, F flags.' },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const ClosedByItsContent: Story = { args: { onClose: undefined } };

export const Large: Story = { args: { isLarge: true } };

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
};
