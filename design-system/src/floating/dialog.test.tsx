import '@testing-library/jest-dom';
import '../testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Dialog, type DialogProps } from './dialog';

function Opener({ isSheet }: Pick<DialogProps, 'isSheet'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Keys
      </button>
      {isOpen && (
        <Dialog title="Keys of the test" isSheet={isSheet} onClose={() => setOpen(false)}>
          N is next.
        </Dialog>
      )}
    </>
  );
}

describe.each([
  { name: 'dialog', isSheet: false },
  { name: 'sheet', isSheet: true },
])('a $name', ({ isSheet }) => {
  const open = async () => {
    render(
      <StrictMode>
        <Opener isSheet={isSheet} />
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
    return screen.getByRole('dialog', { name: 'Keys of the test' });
  };

  it.each([
    { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
    {
      way: 'a press beside it',
      close: () =>
        userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog'), coords: { x: 5, y: 5 } }),
    },
    { way: 'the cross', close: () => userEvent.click(screen.getByRole('button', { name: 'Close' })) },
  ])('closes by $way and gives the focus back', async ({ close }) => {
    const dialog = await open();
    expect(dialog).toBeVisible();

    await close();

    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keys' })).toHaveFocus();
  });

  it('stays open when the press is inside it', async () => {
    const dialog = await open();
    await userEvent.click(screen.getByText(/N is next/));
    expect(dialog).toBeVisible();
  });

  it('follows when the browser closes it without asking', async () => {
    const dialog = await open();
    await act(async () => (dialog as HTMLDialogElement).close());
    expect(screen.getByRole('button', { name: 'Keys' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a dialog that only its content can close', () => {
  const show = () => {
    render(
      <Dialog title="Keys of the test">
        <input aria-label="Password" />
      </Dialog>,
    );
    return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Keys of the test' });
  };

  test('has no cross', () => {
    show();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['', () => undefined],
    [
      ', in a browser that does not know closedby, after a press on the backdrop',
      (dialog: HTMLDialogElement) => {
        dialog.removeAttribute('closedby');
        screen.getByLabelText('Password').blur();
      },
    ],
  ])('is never closed for a moment, however often Escape is pressed%s', async (_where, prepare) => {
    const dialog = show();
    let closings = 0;
    dialog.addEventListener('close', () => {
      closings += 1;
    });
    prepare(dialog);
    await userEvent.keyboard('{Escape}{Escape}a{Escape}{Escape}{Escape}b');
    expect(closings).toBe(0);
    expect(dialog).toBeVisible();
  });
});
