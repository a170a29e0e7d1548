import type { Collation } from '../../bson/collation';
import type { Document, Maybe } from '../../bson/values';
import type { Match } from './path-walk';

/** What a filter or an expression is read with. */
export interface QueryContext {
  collation?: Collation | undefined;
  /** Variables whose values are known already: those of the command's or the enclosing stage's `let`. */
  variables?: ReadonlyMap<string, Maybe>;
  /** The moment that `$$NOW` and `$currentDate` mean: the same for the whole command. */
  now?: Date;
}

export type Predicate = (document: Document, match?: Match) => boolean;
