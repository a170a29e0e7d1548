import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MeterBar } from './progress-bar';

test.each([
  { value: 2, max: 4, shown: '2 / 4' },
  { value: 0, max: 0, shown: '0 / 0' },
])('says its count in words: $shown', ({ value, max, shown }) => {
  render(<MeterBar label="Fractions" value={value} max={max} />);
  expect(screen.getByText(shown)).toBeVisible();
});
