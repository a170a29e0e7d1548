import type { ClientReport } from '@wattle/contract/client-reports';
import type { PageError } from '@wattle/platform/internal';
import type { ResolvedPage } from '../remotes/remotes';

export type PageEvent =
  /** When a navigation had found it, in milliseconds since the document was asked for. */
  | { kind: 'resolved'; page: ResolvedPage; at: number }
  /** A fault of a remote; one of a page on its way belongs to that page. */
  | { kind: 'fault'; pageError: PageError; isNavigating: boolean }
  | { kind: 'uncaught'; error: unknown; file?: string };

/** A version, and one of its pages by the pattern of its paths. */
export type PageRef = Pick<ClientReport, 'remote' | 'version' | 'comparedWith' | 'path'>;

export type Source = Pick<PageRef, 'remote' | 'version'>;

interface View {
  page: PageRef;
  hasFailed: boolean;
}

/** What this document has shown: the shell all the time, and pages of remotes one after the other. */
export class Views {
  private readonly document: View;
  private current: View;
  private readonly shown: { page: PageRef; beganAt: number }[] = [];

  constructor(private readonly shell: PageRef) {
    this.document = this.current = { page: shell, hasFailed: false };
  }

  /**
   * Begins the view of a page. It counts for the version that was chosen, and has failed when that is not the one that
   * opened.
   */
  begin(resolved: ResolvedPage, beganAt: number): View | undefined {
    const { chosen, status } = resolved;
    this.current = this.document;
    this.shown.push({ page: pageOf(resolved) ?? this.shell, beganAt });
    if (!chosen) return undefined;
    const { name: remote, version, container } = chosen.release;
    const path = status === 'open' ? resolved.path : '*';
    const hasFailed = status === 'open' ? resolved.release.container !== container : status === 'failed';
    this.current = { page: { remote, version, comparedWith: chosen.baselineVersion, path }, hasFailed };
    return this.current;
  }

  shownAt(moment: number): PageRef {
    return this.shown.findLast(({ beganAt }) => beganAt <= moment)?.page ?? this.shell;
  }

  /** Where an error of a version is reported: with the page on the screen, if that is one of its own. */
  pageOf(source: Source): PageRef {
    const { page } = this.current;
    return isOf(source, this.current) ? page : { ...source, path: page.path };
  }

  /** Notes an error of a version; says whether it is the first in the view of a page of that version. */
  noteError(source: Source): boolean {
    const view = [this.current, this.document].find((each) => isOf(source, each));
    if (!view || view.hasFailed) return false;
    view.hasFailed = true;
    return true;
  }
}

function isOf({ remote, version }: Source, { page }: View): boolean {
  return page.remote === remote && page.version === version;
}

/** The page of a remote that is open; only the chosen version is compared with another. */
function pageOf(resolved: ResolvedPage): PageRef | undefined {
  if (resolved.status !== 'open') return undefined;
  const { release, path, chosen } = resolved;
  const comparedWith = chosen?.release.container === release.container ? chosen.baselineVersion : undefined;
  return { remote: release.name, version: release.version, comparedWith, path };
}
