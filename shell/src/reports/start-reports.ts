import type { PageFault } from '@wattle/contract/client-reports';
import { MAX_FAULT_MESSAGE, RELEASE_FILE_PATH, UNKNOWN_VERSION } from '@wattle/contract/constants';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { ReportQueue } from './report-queue';
import { type PageEvent, type PageRef, type Source, Views } from './views';

type Fault = Extract<PageEvent, { kind: 'fault' }>['pageError'];

/** From now on the page reports which pages are shown, what goes wrong on them, and its web vitals. */
export function startReports(): (event: PageEvent) => void {
  const shell: PageRef = { ...shellOfPage(), path: '*' };
  const views = new Views(shell);
  const queue = new ReportQueue();
  let faultsOfNextPage: Fault[] = [];

  const addError = (source: Source, fault: PageFault, error: unknown) => {
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
      case 'resolved': {
        const view = views.begin(event.page, event.at);
        if (view) queue.add({ kind: 'view', ...view.page, ...(view.hasFailed && { hasFailed: true }) });
        faultsOfNextPage.forEach(addFault);
        faultsOfNextPage = [];
        return;
      }
      case 'fault':
        if (event.isNavigating) faultsOfNextPage.push(event.pageError);
        else addFault(event.pageError);
        return;
      case 'uncaught':
        addError(releaseOf(event.error, event.file) ?? shell, 'uncaught', event.error);
    }
  };
}

/** The version whose file an error comes from, by the first file of its stack; undefined for the shell's own. */
function releaseOf(error: unknown, file = ''): Source | undefined {
  const [, remote, version] =
    RELEASE_FILE_PATH.exec(file) ?? RELEASE_FILE_PATH.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** What runs where no remote does: the release of the shell that this page was sent with. */
function shellOfPage(): Source {
  const script = document.querySelector('script[src^="/releases/shell/"]')?.getAttribute('src');
  return releaseOf(undefined, script ?? '') ?? { remote: 'shell', version: UNKNOWN_VERSION };
}

/** What went wrong in a line; addresses lose what may say something of the user. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = text.split('\n', 1)[0] ?? '';
  return line.replaceAll(/\?[^\s)'"]*/g, '').slice(0, MAX_FAULT_MESSAGE);
}
