import type { Cursors } from './query/cursors';
import type { Catalog } from './storage/catalog';
import type { Store } from './storage/store';

/** What commands use of a running engine. */
export interface EngineState {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly isClosing: boolean;
}
