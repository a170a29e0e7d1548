import type { Document } from '../bson/values';
import type { Operation } from '../operation';
import type { QueryContext } from '../query/matcher/context';
import type { Stream } from '../query/stream';
import type { Catalog } from '../storage/catalog';
import type { Store } from '../storage/store';

/** What a pipeline runs in. */
export interface Environment extends QueryContext {
  store: Store;
  catalog: Catalog;
  database: string;
  operation: Operation;
  /** What $out and $merge write need not fulfil the validator of its collection. */
  bypassValidation?: boolean;
  /** Where the pipeline is nested: in there it may not write. */
  isNested?: boolean;
}

export type Documents = Stream<Document>;
/** A stage that is read and checked, and can be put behind another. */
export type Stage = (input: Documents) => Documents;
