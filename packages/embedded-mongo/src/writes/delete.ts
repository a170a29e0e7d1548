import { parseCollation } from '../bson/collation';
import type { Document, Maybe } from '../bson/values';
import type { FindRequest } from '../query/find';

export interface DeleteStatement {
  filter: Document;
  /** Zero deletes every document that matches. */
  limit: 0 | 1;
  hint: Maybe;
  collation: Document | undefined;
  variables: ReadonlyMap<string, Maybe>;
}

/** How the records of a statement are found. */
export const requestOfDelete = ({ collation, ...request }: DeleteStatement): FindRequest => ({
  ...request,
  collation: parseCollation(collation),
});
