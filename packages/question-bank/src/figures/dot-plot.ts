import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { figureKind } from './figure-kind';
import { axis, COLOURS, circle, heading, label, line, svg, WIDTH } from './svg';
import { counted, written } from './words';

const dotPlotSchema = z.strictObject({
  kind: z.literal('dot-plot'),
  title: z.string(),
  /** What the numbers on the line are. */
  axisTitle: z.string(),
  /** Numbers side by side on the line, each with its dots above it. */
  columns: z.array(z.strictObject({ value: z.number(), dots: z.number().int().min(0).max(9) })).min(3),
});

const [TOP, PITCH, RADIUS] = [58, 26, 9];
const [LEFT, RIGHT] = [50, 490];

export const dotPlot = figureKind(dotPlotSchema, {
  draw: ({ title, axisTitle, columns }) => {
    const bottom = TOP + Math.max(...columns.map(({ dots }) => dots)) * PITCH + 6;
    const x = (index: number) => LEFT + ((index + 0.5) * (RIGHT - LEFT)) / columns.length;
    return svg(WIDTH, bottom + 74, [
      heading(title),
      axis([LEFT, bottom], [RIGHT, bottom]),
      ...columns.flatMap(({ value, dots }, index) => [
        line([x(index), bottom], [x(index), bottom + 8]),
        label([x(index), bottom + 22], written(value)),
        ...Array.from({ length: dots }, (_, at) =>
          circle([x(index), bottom - (at + 0.5) * PITCH], RADIUS, COLOURS.green, 1),
        ),
      ]),
      label([WIDTH / 2, bottom + 54], axisTitle, { isBold: true }),
    ]);
  },
  describe: ({ title, axisTitle, columns }) => {
    const dots = columns.map(({ value, dots: count }) => `${counted(count, 'dot')} above ${written(value)}`);
    return `A dot plot titled ${title}. The number line below the dots is “${axisTitle}”. It has ${listInWords(dots)}.`;
  },
  flaws: ({ columns }) => {
    const steps = columns.slice(1).map(({ value }, at) => value - (columns[at]?.value ?? 0));
    return new Set(steps).size > 1 ? ['its numbers are not evenly spaced'] : [];
  },
});
