import type { PageFault } from '@wattle/contract';
import { onPageError } from '@wattle/platform/internal';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Remotes } from '../remotes/remotes';
import type { createRouter } from '../router';
import { messageOf, releaseOf } from './attribute-error';
import { ReportQueue } from './report-queue';
import { onNavigated, placeOf, shellOfPage } from './shown-page';
import { type Place, Views } from './views';

/** From now on the page reports which pages are shown, what goes wrong on them, and its web vitals. */
export function startReports(
  router: ReturnType<typeof createRouter>,
  remotes: Remotes,
  earlyErrors: readonly ErrorEvent[],
): void {
  const views = new Views();
  const queue = new ReportQueue();

  const begin = (beganAt: number) => {
    const shown = placeOf(router, remotes);
    views.begin(shown, beganAt);
    queue.add({ kind: 'view', ...shown });
  };
  const addError = (source: Pick<Place, 'remote' | 'version'>, fault: PageFault, error: unknown) => {
    const { path = '*', comparedWith, remote, version } = views.current ?? {};
    const isOnScreen = remote === source.remote && version === source.version;
    queue.add({
      kind: 'error',
      ...source,
      ...(isOnScreen && comparedWith && { comparedWith }),
      path,
      fault,
      message: messageOf(error),
      isFirstOfView: views.noteError(source),
    });
  };
  const addVital = ({ name, value, entries }: Metric) => {
    const measuredAt = name === 'CLS' || name === 'INP' ? (entries[0]?.startTime ?? 0) : 0;
    const shown = views.placeAt(measuredAt);
    if (shown) queue.add({ kind: 'vital', ...shown, name, value });
  };

  const addUncaught = ({ error, filename, message }: ErrorEvent) => {
    addError(releaseOf(error, filename) ?? shellOfPage(), 'uncaught', error ?? message);
  };

  begin(0);
  onNavigated(router, () => begin(performance.now()));
  onPageError(({ remote, version, kind, error }) => addError({ remote, version }, kind, error));
  for (const event of earlyErrors) addUncaught(event);
  window.addEventListener('error', addUncaught);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    addError(releaseOf(reason) ?? shellOfPage(), 'uncaught', reason);
  });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(addVital);
}
