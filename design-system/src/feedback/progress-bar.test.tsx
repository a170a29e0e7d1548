import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ProgressBar } from '../data/progress-bar';

test('tells how far it is', () => {
  render(<ProgressBar label="Question 5 of 10" value={5} max={10} />);
  expect(screen.getByRole('progressbar', { name: 'Question 5 of 10' })).toHaveAttribute('aria-valuenow', '5');
});

test.each([
  { value: 14, shown: '10' },
  { value: -1, shown: '0' },
])('shows $value of 10 as $shown', ({ value, shown }) => {
  render(<ProgressBar label="Uploading" value={value} max={10} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
});

test('is empty when there is nothing to do', () => {
  render(<ProgressBar label="Uploading" value={0} max={0} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('claims no value while none is known', () => {
  render(<ProgressBar label="Uploading" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
