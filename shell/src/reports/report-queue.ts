import type { ClientReport } from '@wattle/contract/client-reports';
import { MAX_CLIENT_REPORTS } from '@wattle/contract/constants';

/** An error is sent this long after it, with what else has come by then. */
const ERROR_DELAY_MS = 1_000;

/** One page sends no more than this: what goes on without end is known by then. */
const MAX_REPORTS = 500;

/** Collects reports, and sends them when the page is hidden, when there are many, or soon after an error. */
export class ReportQueue {
  private reports: ClientReport[] = [];
  private added = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
    // Safari does not always hide a page that is left.
    window.addEventListener('pagehide', () => this.send());
  }

  add(report: ClientReport): void {
    if (this.added >= MAX_REPORTS) return;
    this.added += 1;
    this.reports.push(report);
    if (this.reports.length === MAX_CLIENT_REPORTS) this.send();
    else if (report.kind === 'error') this.timer ??= setTimeout(() => this.send(), ERROR_DELAY_MS);
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.reports.length === 0) return;
    const page = document.getElementById('registry')?.dataset.page;
    const body = JSON.stringify({ reports: this.reports, page });
    this.reports = [];
    navigator.sendBeacon('/api/client-reports', new Blob([body], { type: 'application/json' }));
  }
}
