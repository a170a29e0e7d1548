import { only } from '../../lists';

/** What a rule of these makes of an input; a rule that does not fit the examples is left out. */
export function madeBy<Input, Output>(
  rules: readonly ((input: Input) => Output)[],
  examples: readonly (readonly [Input, Output])[],
  input: Input,
): Output {
  const fitting = rules.filter((rule) => examples.every(([given, made]) => rule(given) === made));
  return only(fitting.map((rule) => rule(input)));
}
