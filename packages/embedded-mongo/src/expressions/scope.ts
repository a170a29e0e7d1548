import type { Maybe } from '../bson/values';

interface Binding {
  name: string;
  value: Maybe;
  outer: Binding | undefined;
}

/** What an expression is evaluated in: a document, and the variables that $let, $map and the like have bound. */
export class Scope {
  constructor(
    readonly root: Maybe,
    private readonly bindings?: Binding,
  ) {}

  bind(name: string, value: Maybe): Scope {
    return new Scope(this.root, { name, value, outer: this.bindings });
  }

  lookUp(name: string): Maybe {
    let binding = this.bindings;
    while (binding && binding.name !== name) binding = binding.outer;
    return binding?.value;
  }
}

export type Expression = (scope: Scope) => Maybe;
