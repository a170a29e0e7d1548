import { parseOptions } from '@wattle/contract/options';
import type { Diagram } from './figures/diagram-schema';
import { type ChoiceItem, readMathsTopics } from './items/choice-items';
import { solvers } from './solvers';

const items = (await readMathsTopics()).flatMap((topic) => topic.items);

function diagramItem(slug: string): ChoiceItem & { figure: Diagram } {
  const item = items.find((each) => each.slug === slug);
  if (item?.figure?.kind !== 'diagram') throw new Error(`${slug} has no diagram.`);
  return { ...item, figure: item.figure };
}

/** The right options when a point of the diagram has moved; a solver that refuses the figure finds none. */
function rightAfterMove(item: ChoiceItem & { figure: Diagram }, name: string, axis: 0 | 1, step: number): string[] {
  const moved: [number, number] = [...(item.figure.points[name] ?? [0, 0])];
  moved[axis] += step;
  const figure = { ...item.figure, points: { ...item.figure.points, [name]: moved } };
  try {
    return parseOptions(item.mcq_options).flatMap(({ letter, text }) =>
      solvers[item.slug]?.isRight(text, { question: item.question, figure }) ? [letter] : [],
    );
  } catch {
    return [];
  }
}

test.each([
  'maths-quilt-fraction',
  'maths-striped-flag',
  'maths-overlapping-squares',
  'maths-rectangles-in-a-grid',
  'maths-open-box',
  'maths-stick-houses',
  'maths-number-wall',
  'maths-growing-dot-pattern',
])('%s is not solved any more when a point of its picture is moved', (slug) => {
  const item = diagramItem(slug);
  const found = Object.keys(item.figure.points).flatMap((name) =>
    ([0, 1] as const).flatMap((axis) => [1, -1].flatMap((step) => rightAfterMove(item, name, axis, step))),
  );
  expect(found).toEqual([]);
});
