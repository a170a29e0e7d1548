import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { PaletteTile } from './palette-tile';

test('tells its whole state by its name, and which one is on the screen', () => {
  render(
    <PaletteTile aria-label="Question 7, flagged, not answered" isFlagged isCurrent>
      7
    </PaletteTile>,
  );
  const tile = screen.getByRole('button', { name: 'Question 7, flagged, not answered' });
  expect(tile).toHaveAttribute('aria-current', 'true');
});
