import { screen } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { aTest, play, user } from '../../test/play';

/** Ten tiles, four in a row, the last row with two; jsdom lays nothing out. */
function layOut(): HTMLElement[] {
  const tiles = screen.getAllByRole('button', { name: /^Question \d+/ });
  tiles.forEach((tile, index) => {
    tile.getBoundingClientRect = () => new DOMRect((index % 4) * 44, Math.floor(index / 4) * 44, 36, 36);
  });
  return tiles;
}

test.each([
  ['down a row', 1, '{ArrowDown}', 5],
  ['up a row', 6, '{ArrowUp}', 2],
  ['to the nearest of a shorter row', 7, '{ArrowDown}', 9],
  ['nowhere from the last row down', 8, '{ArrowDown}', 8],
  ['nowhere from the first row up', 3, '{ArrowUp}', 3],
  ['to the next question', 3, '{ArrowRight}', 4],
  ['to the one before', 4, '{ArrowLeft}', 3],
  ['to the first', 6, '{Home}', 0],
  ['to the last', 2, '{End}', 9],
])('in the palette the keyboard goes %s', async (_where, from, key, to) => {
  play(aTest({ questions: Array.from({ length: 10 }, () => aQuestionPayload()) }));
  const tiles = layOut();
  tiles[from]?.focus();
  await user.keyboard(key);
  expect(tiles.indexOf(document.activeElement as HTMLElement)).toBe(to);
});
