import { secondsIn } from './browser-time';

test('what a shell prints of its times and those of its children is added up', () => {
  expect(secondsIn('0m0.01s 0m0.02s\n2m3.50s 0m4.25s\n')).toBeCloseTo(127.78);
  expect(secondsIn('')).toBe(0);
});
