import { growSprig, SPRIG_HEIGHT, SPRIG_WIDTH } from './grow-sprig';

test('one seed always grows the same sprig', () => {
  expect(growSprig(7)).toEqual(growSprig(7));
});

test('two seeds grow two sprigs', () => {
  expect(growSprig(7)).not.toEqual(growSprig(8));
});

test.each(Array.from({ length: 40 }, (_, seed) => seed))('the blossoms of seed %i stay inside the picture', (seed) => {
  const { blossoms } = growSprig(seed);
  expect(blossoms.length).toBeGreaterThan(12);
  for (const { centre, radius } of blossoms) {
    expect(Math.min(centre.x, centre.y, SPRIG_WIDTH - centre.x, SPRIG_HEIGHT - centre.y)).toBeGreaterThan(radius);
  }
});
