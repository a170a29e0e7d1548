import type { Document, Maybe, Value } from '../bson/values';

export type Expression = (document: Document) => Maybe;

/** Compiles an operator from its argument; `name` is for its errors. */
export type ExpressionOperator = (argument: Value, compile: (source: Value) => Expression, name: string) => Expression;
