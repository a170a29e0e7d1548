import type { Document, Maybe } from '../../bson/values';

/** What the positional operator needs of a match: the index in the outermost array on the path. */
export interface Match {
  arrayIndex?: number;
}

export type Test = (value: Maybe, match?: Match) => boolean;
export type Predicate = (document: Document, match?: Match) => boolean;

/** What a filter demands of a field, independent of the field's path. */
export type Condition =
  /** Unless it tests arrays as a whole, an array passes when one of its elements does. */
  { test: Test; isWhole?: boolean } | { every: Condition[] } | { not: Condition };

export interface FilterCompiler {
  /** `{ a: 1, b: { $gt: 1 } }` */
  filter(filter: Document): Predicate;
  /** `{ $gt: 1, $lt: 5 }` */
  conditions(operators: Document): Condition;
}

/** Compiles one operator of a field, such as `$gt`. */
export type FieldOperator = (argument: Maybe, compiler: FilterCompiler, siblings: Document) => Condition;
/** Compiles one operator in the place of a field, such as `$or`. */
export type LogicalOperator = (argument: Maybe, compiler: FilterCompiler) => Predicate;
