import { Clock } from '../time/clock';
import { MemoryCounter } from './memory-counter';

let now = 0;
const clock = Object.assign(new Clock(), { now: () => new Date(now) });
const counter = (points: number) => new MemoryCounter({ points, seconds: 60 }, clock);

beforeEach(() => {
  now = 1_000_000;
});

test('a key is refused once its points are taken, until its window ends', () => {
  const limit = counter(2);
  expect([limit.take('a', 1), limit.take('a', 1)]).toEqual([undefined, undefined]);
  now += 10_000;
  expect(limit.take('a', 1)).toBe(50_000);
  expect(limit.take('b', 1)).toBeUndefined();
  now += 50_001;
  expect(limit.take('a', 1)).toBeUndefined();
});

test('what was refused takes nothing, and what is refunded can be taken again', () => {
  const limit = counter(10);
  limit.take('a', 8);
  expect(limit.take('a', 3)).toBe(60_000);
  expect(limit.take('a', 2)).toBeUndefined();
  limit.refund('a', 4);
  expect(limit.take('a', 4)).toBeUndefined();
  expect(limit.take('a', 1)).toBe(60_000);
});

test('a refund of a key that has taken nothing gives it no more than its points', () => {
  const limit = counter(1);
  limit.refund('a', 1);
  limit.take('a', 1);
  expect(limit.take('a', 1)).toBe(60_000);
});

test('many names are not all kept', () => {
  const limit = counter(1);
  for (let name = 0; name < 60_000; name += 1) limit.take(`name ${name}`, 1);
  expect(limit.size).toBeLessThanOrEqual(50_000);
});

test('a limit reserves no memory for keys that never came', () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const limits = Array.from({ length: 40 }, () => counter(1));
  const after = process.memoryUsage();
  expect(limits.every(({ size }) => size === 0)).toBe(true);
  expect(after.heapUsed + after.arrayBuffers - heapUsed - arrayBuffers).toBeLessThan(16 * 1024 * 1024);
});
