import '@testing-library/jest-dom';
import '../testing';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

function ask(isBusy = false) {
  const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(
    <ConfirmDialog title="Submit your test?" confirmLabel="Submit" isBusy={isBusy} {...answers}>
      3 of 17 questions have no answer yet.
    </ConfirmDialog>,
  );
  return answers;
}

test('tells question and consequence, and stands on the no', () => {
  ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Submit your test?' });
  expect(dialog).toHaveAccessibleDescription('3 of 17 questions have no answer yet.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('takes a yes', async () => {
  const { onConfirm } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('takes Escape for a no', async () => {
  const { onCancel } = ask();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('takes neither while it is busy', async () => {
  const { onConfirm, onCancel } = ask(true);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('is not answered by a press beside it', async () => {
  const { onConfirm, onCancel } = ask();
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('alertdialog'), coords: { x: 5, y: 5 } });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('shows what can be looked at before the answer, without reading it out as the consequence', () => {
  render(
    <ConfirmDialog
      title="Submit your test?"
      confirmLabel="Submit"
      details={<button type="button">Question 3</button>}
      onConfirm={jest.fn()}
      onCancel={jest.fn()}
    >
      1 of 17 questions has no answer yet.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('button', { name: 'Question 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('1 of 17 questions has no answer yet.');
});
