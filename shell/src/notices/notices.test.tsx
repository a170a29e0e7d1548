import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { notify } from '@wattle/platform/core';
import { renderShell } from '../../test/render-shell';

test('a message is shown in a toast, and can be read again when the toast is gone', async () => {
  renderShell('/landing');
  await screen.findByRole('heading');
  act(() => notify.danger('Failed to fetch assessment details.'));
  const toasts = await screen.findByRole('region', { name: /^Latest messages/ });
  expect(await within(toasts).findByText('Failed to fetch assessment details.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /^Messages/ }));
  const messages = within(screen.getByRole('dialog', { name: 'Messages' }));
  expect(messages.getByText(/Failed to fetch assessment details/)).toBeVisible();
});

test('the look can be chosen', async () => {
  renderShell('/landing');
  await userEvent.click(await screen.findByRole('button', { name: 'Display' }));
  await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
  expect(document.documentElement.dataset.theme).toBe('high-contrast');
});
