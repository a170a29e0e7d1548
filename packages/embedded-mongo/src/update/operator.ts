import type { Document, Value } from '../bson/values';
import type { DocumentPath } from './document-path';

/** The document that an update changes. */
export interface Target {
  document: Document;
  /** The document is new: an upsert has found none. */
  isInsert: boolean;
}

/** Changes one path of one document. */
export type Change = (field: DocumentPath, target: Target) => void;

/** Compiles an operator for one path, and fails where its argument is wrong, before any document is changed. */
export type UpdateOperator = (argument: Value, path: string) => Change;
