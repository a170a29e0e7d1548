import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('is ticked by a press on its words', async () => {
  render(<Checkbox>I agree</Checkbox>);
  await userEvent.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
});

test('tells its error', () => {
  render(<Checkbox error="Please agree to the terms of service.">I agree</Checkbox>);
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please agree to the terms of service.');
});
