import { RestartPauses } from './process';

test('the pauses before restarts double up to half a minute, and after a run of a minute there is none', () => {
  const pauses = new RestartPauses();
  const of = (times: number, ranMs: number) => Array.from({ length: times }, () => pauses.next(ranMs));
  expect(of(7, 59_999)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(of(5_000, 0).at(-1)).toBe(30_000);
  expect(pauses.next(60_000)).toBe(0);
  expect(pauses.next(0)).toBe(1_000);
});
