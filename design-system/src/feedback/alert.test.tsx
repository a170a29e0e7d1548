import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './alert';

test.each([
  { tone: 'info', role: 'status' },
  { tone: 'success', role: 'status' },
  { tone: 'warning', role: 'alert' },
  { tone: 'danger', role: 'alert' },
] as const)('$tone is announced as $role', ({ tone, role }) => {
  render(<Alert tone={tone}>Something happened.</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Something happened.');
});

test('can be put away when somebody listens', async () => {
  const dismiss = jest.fn();
  render(<Alert onDismiss={dismiss}>Something happened.</Alert>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});
