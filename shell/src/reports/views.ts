import type { ClientReport } from '@wattle/contract';
import type { ResolvedPage } from '../remotes/remotes';

/** A version, and one of its pages by the pattern of its paths. */
export type PageRef = Pick<ClientReport, 'remote' | 'version' | 'comparedWith' | 'path'>;

type Source = Pick<PageRef, 'remote' | 'version'>;

/** A page that was shown. */
interface View {
  /** What it counts for. */
  page: PageRef;
  hasFailed: boolean;
}

/** What this document has shown: the shell all the time, and pages of remotes one after the other. */
export class Views {
  private readonly document: View;
  private current: View;
  /** What was on the screen, and from when on. */
  private readonly shown: { page: PageRef; beganAt: number }[] = [];

  constructor(private readonly shell: PageRef) {
    this.document = this.current = { page: shell, hasFailed: false };
  }

  /**
   * Begins the view of a page. It counts for the version that was chosen, and has failed when that is not the one that
   * opened.
   *
   * @returns The view, if it is one of a remote.
   */
  begin(opened: ResolvedPage, beganAt: number): View | undefined {
    const { chosen, status } = opened;
    this.current = this.document;
    this.shown.push({ page: pageOf(opened) ?? this.shell, beganAt });
    if (!chosen) return undefined;
    const { name: remote, version, container } = chosen.release;
    const path = status === 'open' ? opened.path : '*';
    const hasFailed = status === 'open' ? opened.release.container !== container : status === 'failed';
    this.current = { page: { remote, version, ...compared(chosen.comparedWith), path }, hasFailed };
    return this.current;
  }

  /** What was on the screen at a moment. */
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

/** The page of a remote that was opened; only the chosen version is compared with another. */
function pageOf(opened: ResolvedPage): PageRef | undefined {
  if (opened.status !== 'open') return undefined;
  const { release, path, chosen } = opened;
  const comparedWith = chosen?.release.container === release.container ? chosen.comparedWith : undefined;
  return { remote: release.name, version: release.version, ...compared(comparedWith), path };
}

function compared(comparedWith: string | undefined) {
  return comparedWith === undefined ? {} : { comparedWith };
}
