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

test('says nothing by itself in a list that is read out', () => {
  render(
    <Alert tone="danger" isSilent>
      Something happened.
    </Alert>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('can be closed when somebody listens', async () => {
  const close = jest.fn();
  render(<Alert onClose={close}>Something happened.</Alert>);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
