import type { PageError } from '@wattle/platform/internal';
import type { ResolvedPage } from '../remotes/remotes';

/** Something that reports are made of. */
export type PageEvent =
  /** When it was opened, in milliseconds since the document was asked for. */
  | { kind: 'opened'; opened: ResolvedPage; at: number }
  /** A fault of a remote; one of a page on its way belongs to that page. */
  | { kind: 'fault'; pageError: PageError; isNavigating: boolean }
  | { kind: 'uncaught'; error: unknown; file?: string };
