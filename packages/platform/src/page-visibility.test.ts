import { jest } from '@jest/globals';
import { watchPageVisibility } from './index';

const onReturn = jest.fn();
const onLeave = jest.fn();

/** The browser shows or hides the page. */
function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test.each<[string, () => unknown, number, number]>([
  ['seen again', () => show('visible'), 1, 0],
  ['back in the network', () => window.dispatchEvent(new Event('online')), 1, 0],
  ['hidden', () => show('hidden'), 0, 1],
  ['left for good', () => window.dispatchEvent(new Event('pagehide')), 0, 1],
])('a page that is %s is told of, until it is watched no more', (_what, happen, returns, leavings) => {
  const stop = watchPageVisibility({ onReturn, onLeave });
  happen();
  stop();
  happen();
  expect(onReturn).toHaveBeenCalledTimes(returns);
  expect(onLeave).toHaveBeenCalledTimes(leavings);
});
