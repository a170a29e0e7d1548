import { jest } from '@jest/globals';
import { testWhere } from './test-where';

const run = async () => {};
afterEach(() => jest.restoreAllMocks());

test('a test that cannot run here is skipped, and its title names the reason', () => {
  const skip = jest.spyOn(test, 'skip').mockImplementation(() => {});
  testWhere(false, 'skipped: there is no server')('stores an answer', run);
  expect(skip).toHaveBeenCalledWith('stores an answer (skipped: there is no server)', run);
});

test('a test that can run here runs', () => {
  const skip = jest.spyOn(test, 'skip').mockImplementation(() => {});
  const start = jest.spyOn(globalThis, 'test').mockImplementation(() => {});
  testWhere(true, 'skipped: there is no server')('stores an answer', run, 9_000);
  expect(start).toHaveBeenCalledWith('stores an answer', run, 9_000);
  expect(skip).not.toHaveBeenCalled();
});
