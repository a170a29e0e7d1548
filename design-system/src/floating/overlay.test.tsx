import '@testing-library/jest-dom';
import '../testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlay } from './overlay';

test('stays whatever is pressed, and says what it waits for', async () => {
  render(<Overlay label="Submitting your test" />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Submitting your test' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Submitting your test');
});

test('opens again when the browser closes it', async () => {
  render(<Overlay label="Submitting your test" />);
  const overlay = screen.getByRole<HTMLDialogElement>('dialog');
  await act(async () => overlay.close());
  expect(overlay.open).toBe(true);
});
