import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MeterBar, ProgressBar } from './progress-bar';

test.each([
  { what: 'how far it is', value: 5, max: 10, shown: '5' },
  { what: 'no more than the whole', value: 14, max: 10, shown: '10' },
  { what: 'nothing less than nothing', value: -1, max: 10, shown: '0' },
  { what: 'that it is empty where there is nothing to do', value: 0, max: 0, shown: '0' },
])('tells $what', ({ value, max, shown }) => {
  render(<ProgressBar label="Uploading" value={value} max={max} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', shown);
});

test('claims no value while none is known', () => {
  render(<ProgressBar label="Uploading" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test.each([4, 0])('one of several counts says in words that it is of %i', (max) => {
  render(<MeterBar label="Fractions" value={max / 2} max={max} />);
  expect(screen.getByText(`${max / 2} / ${max}`)).toBeVisible();
});
