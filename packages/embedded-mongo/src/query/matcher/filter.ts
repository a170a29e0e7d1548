import { BSONRegExp, type Document, isDocument, type Maybe } from '../../bson/values';
import { fail, need } from '../../errors';
import { ownEntry } from '../../own-entry';
import { ARRAY_CONDITIONS } from './array-operators';
import { BIT_OPERATORS } from './bit-operators';
import { COMPARISON_CONDITIONS, equals } from './comparison-operators';
import { all, atPath, type Condition } from './condition';
import type { Predicate, QueryContext } from './context';
import { ELEMENT_OPERATORS } from './element-operators';
import { isOperatorDocument } from './operator-document';
import { TOP_LEVEL_OPERATORS } from './top-level-operators';

/** Reads one operator of a field, such as `$gt`, into what it demands. */
export type FieldOperator = (argument: Maybe, compiler: FilterCompiler, siblings: Document) => Condition;
/** Reads one operator that stands in place of a field, such as `$or`. */
export type TopLevelOperator = (argument: Maybe, compiler: FilterCompiler) => Predicate;

const FIELD_OPERATORS: Record<string, FieldOperator> = {
  ...COMPARISON_CONDITIONS,
  ...ELEMENT_OPERATORS,
  ...ARRAY_CONDITIONS,
  ...BIT_OPERATORS,
  $not: (argument, compiler) => ({ not: compiler.negated(argument) }),
};

export function compileFilter(filter: Document, context: QueryContext = {}): Predicate {
  return new FilterCompiler(context).filter(filter);
}

export class FilterCompiler {
  constructor(readonly context: QueryContext) {}

  filter(filter: Document): Predicate {
    return all(
      [...filter].map(([name, value]) => (name.startsWith('$') ? this.topLevel(name, value) : this.field(name, value))),
    );
  }

  /** `{ $gt: 1, $lt: 5 }` */
  conditions(operators: Document): Condition {
    return { every: [...operators].map(([name, argument]) => this.condition(name, argument, operators)) };
  }

  /** What $not negates: a regular expression or a document of operators. */
  negated(argument: Maybe): Condition {
    if (argument instanceof BSONRegExp) return { test: equals(argument, this.context) };
    need(isDocument(argument), 'BadValue', '$not needs a regex or a document');
    need(argument.size > 0, 'BadValue', '$not cannot be empty');
    return this.conditions(argument);
  }

  private field(name: string, value: Maybe): Predicate {
    const condition = isOperatorDocument(value) ? this.conditions(value) : { test: equals(value, this.context) };
    return atPath(condition, name.split('.'));
  }

  private condition(name: string, argument: Maybe, siblings: Document): Condition {
    const operator = ownEntry(FIELD_OPERATORS, name);
    if (!operator) fail('BadValue', `unknown operator: ${name}`);
    return operator(argument, this, siblings);
  }

  private topLevel(name: string, argument: Maybe): Predicate {
    const operator = ownEntry(TOP_LEVEL_OPERATORS, name);
    if (operator) return operator(argument, this);
    fail(
      'BadValue',
      `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  }
}
