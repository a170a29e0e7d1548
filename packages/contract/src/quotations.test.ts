import { quotationsIn } from './quotations';

const passage =
  'The Ferry\n\nThe storm came late,\nits boots all wet. “Now,” said Grandpa, and I gave him the lamp.\n\nNow the lamp went out.';

const found = (explanation: string) =>
  quotationsIn(explanation, passage).map(({ quote, ranges }) => [
    quote,
    ...ranges.map(({ start, end }) => passage.slice(start, end)),
  ]);

test.each<[string, string[][]]>([
  ['It says “the storm came late”.', [['“the storm came late”', 'The storm came late']]],
  ['“Late, its boots all wet”: so it rains.', [['“Late, its boots all wet”', 'late,\nits boots all wet']]],
  ['“came late, / its boots”', [['“came late, / its boots”', 'came late', 'its boots']]],
  ['“The storm … boots all wet”', [['“The storm … boots all wet”', 'The storm', 'boots all wet']]],
  ['“Boots” are what it wears.', [['“Boots”', 'boots']]],
  ['“The lamp” stands there twice, and “now” too.', []],
  ['“A boot” does not stand there, nor “boot”.', []],
  ['He says “a.*b”, (“”) and “…”.', []],
  ['No quotation at all.', []],
  ['Late.\nTempting wrong turn: “its boots all wet” is no person.', []],
])('the evidence of: %s', (explanation, quotations) => expect(found(explanation)).toEqual(quotations));
