import type { ReactNode } from 'react';
import { useArgs } from 'storybook/preview-api';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Overlay } from './overlay';

type ModalName = 'dialog' | 'question' | 'sheet' | 'overlay' | 'log-in';

interface SeveralModalsProps {
  /** What is open, in the order of opening. */
  open: ModalName[];
  close: (name: ModalName) => void;
}

/** Modals that do not know of each other. */
function SeveralModals({ open, close }: SeveralModalsProps) {
  const shown: Record<ModalName, (onClose: () => void) => ReactNode> = {
    dialog: (onClose) => (
      <Dialog title="dialog" onClose={onClose}>
        N is next.
      </Dialog>
    ),
    question: (onClose) => (
      <ConfirmDialog title="question" confirmLabel="Submit" onConfirm={onClose} onCancel={onClose}>
        3 of 17 questions have no answer yet.
      </ConfirmDialog>
    ),
    sheet: (onClose) => (
      <Dialog title="sheet" isSheet onClose={onClose}>
        17 questions
      </Dialog>
    ),
    overlay: () => <Overlay label="overlay" />,
    'log-in': (onClose) => (
      <Dialog title="log-in" isUrgent>
        <Button onClick={onClose}>Log In</Button>
      </Dialog>
    ),
  };
  return (
    <>
      <Button variant="secondary">Beneath</Button>
      {open.map((name) => (
        <div key={name} id={name}>
          {shown[name](() => close(name))}
        </div>
      ))}
    </>
  );
}

const meta = {
  component: SeveralModals,
  args: { open: ['log-in', 'overlay'], close: () => {} },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof SeveralModals>;

export default meta;

export const LogInBeforeOverlay: StoryObj<typeof meta> = {
  render: function Opened({ open }) {
    const [, updateArgs] = useArgs();
    return (
      <SeveralModals open={open} close={(closed) => updateArgs({ open: open.filter((name) => name !== closed) })} />
    );
  },
};
