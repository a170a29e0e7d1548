import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a busy button takes no second press, but keeps its name and the focus', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Submit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  rerender(
    <Button onClick={press} isBusy>
      Submit
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit', busy: true }));

  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a button that is locked says so and keeps the focus', async () => {
  const { rerender } = render(<Button>Next</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  rerender(<Button isLocked>Next</Button>);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

test.each(['primary', 'secondary', 'quiet'] as const)('a %s button that waits looks like it', (variant) => {
  render(
    <Button variant={variant} isLocked>
      Next
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveStyle({ cursor: 'not-allowed' });
});

test('a busy button does not submit its form again, not even by Enter', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <input aria-label="Email" />
      <Button type="submit" isBusy>
        Start
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'meera@example.com{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('a button in a form submits only when it is asked to', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Show</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(submit).not.toHaveBeenCalled();
});
