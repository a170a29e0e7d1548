import type { Document, Value } from '../bson/values';
import type { QueryContext } from '../query/matcher/context';
import type { Slot } from './slot';

/** The document that is being changed. */
export interface Target {
  document: Document;
  /** The document is new: an upsert found none. */
  isInsert: boolean;
}

/** Changes one place of one document. */
export type Change = (slot: Slot, target: Target) => void;

/** Reads the argument of an operator for one path, and refuses what it cannot mean, before any document is touched. */
export type UpdateOperator = (argument: Value, about: { path: string; context: QueryContext }) => Change;
