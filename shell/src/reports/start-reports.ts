import type { PageFault } from '@wattle/contract';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { messageOf, releaseOf, shellOfPage } from './attribute-error';
import type { PageEvent } from './page-event';
import { ReportQueue } from './report-queue';
import { type PageRef, Views } from './views';

type Fault = Extract<PageEvent, { kind: 'fault' }>['pageError'];

/**
 * From now on the page reports which pages are shown, what goes wrong on them, and its web vitals.
 *
 * @returns What is to be called with each event of the page.
 */
export function startReports(): (event: PageEvent) => void {
  const shell: PageRef = { ...shellOfPage(), path: '*' };
  const views = new Views(shell);
  const queue = new ReportQueue();
  /** Faults of the page that is on its way. */
  let waiting: Fault[] = [];

  const addError = (source: Pick<PageRef, 'remote' | 'version'>, fault: PageFault, error: unknown) => {
    const isFirstOfView = views.noteError(source);
    queue.add({ kind: 'error', ...views.pageOf(source), fault, message: messageOf(error), isFirstOfView });
  };
  const addFault = ({ remote, version, kind, error }: Fault) => addError({ remote, version }, kind, error);

  // Some vitals are measured again each time the page is hidden: what has been sent cannot be replaced.
  const measured = new Set<string>();
  const addVital = ({ id, name, value, entries }: Metric) => {
    if (measured.has(id)) return;
    measured.add(id);
    const measuredAt = name === 'CLS' || name === 'INP' ? (entries[0]?.startTime ?? 0) : 0;
    queue.add({ kind: 'vital', ...views.shownAt(measuredAt), name, value });
  };
  queue.add({ kind: 'view', ...shell });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(addVital);

  return (event) => {
    switch (event.kind) {
      case 'opened': {
        const view = views.begin(event.opened, event.at);
        if (view) queue.add({ kind: 'view', ...view.page, ...(view.hasFailed && { hasFailed: true }) });
        waiting.forEach(addFault);
        waiting = [];
        return;
      }
      case 'fault':
        if (event.isNavigating) waiting.push(event.pageError);
        else addFault(event.pageError);
        return;
      case 'uncaught':
        addError(releaseOf(event.error, event.file) ?? shell, 'uncaught', event.error);
    }
  };
}
