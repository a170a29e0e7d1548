import { z } from 'zod';
import { COLOURS, label, line, type Point, rectangle, steps, svg } from './svg';
import { listed, written } from './words';

const barChartSchema = z.strictObject({
  kind: z.literal('bar-chart'),
  title: z.string(),
  direction: z.enum(['columns', 'bars']),
  labelTitle: z.string(),
  valueTitle: z.string(),
  /** Distance between two gridlines. */
  step: z.number().positive(),
  max: z.number().positive(),
  bars: z.array(z.strictObject({ label: z.string(), value: z.number().min(0) })).min(2),
});

type BarChart = z.infer<typeof barChartSchema>;

const WIDTH = 640;
const HEIGHT = 400;
const TOP = 56;

function drawBarChart(chart: BarChart): string {
  const title = label([WIDTH / 2, 26], chart.title, { isBold: true, size: 20 });
  return svg(WIDTH, HEIGHT, [title, ...(chart.direction === 'columns' ? columns(chart) : bars(chart))]);
}

function columns(chart: BarChart): string[] {
  const [left, right, bottom] = [92, 616, 326];
  const y = (value: number) => bottom - (value / chart.max) * (bottom - TOP);
  const pitch = (right - left) / chart.bars.length;
  const middle = (index: number) => left + (index + 0.5) * pitch;
  return [
    ...steps(0, chart.max, chart.step).flatMap((value) => [
      line([left, y(value)], [right, y(value)], { colour: COLOURS.grid, width: 1.5 }),
      label([left - 10, y(value)], written(value), { anchor: 'end', size: 16 }),
    ]),
    ...chart.bars.map(({ value }, index) =>
      rectangle([middle(index) - pitch * 0.3, y(value)], pitch * 0.6, bottom - y(value), COLOURS.green),
    ),
    ...axes([left, bottom], [left, TOP - 8], [right, bottom]),
    ...chart.bars.map((bar, index) => label([middle(index), bottom + 18], bar.label, { size: 16 })),
    label([(left + right) / 2, bottom + 52], chart.labelTitle, { isBold: true, size: 17 }),
    label([28, (TOP + bottom) / 2], chart.valueTitle, { isBold: true, size: 17, isTurned: true }),
  ];
}

function bars(chart: BarChart): string[] {
  const [left, right, bottom] = [150, 610, 330];
  const x = (value: number) => left + (value / chart.max) * (right - left);
  const pitch = (bottom - TOP) / chart.bars.length;
  const middle = (index: number) => TOP + (index + 0.5) * pitch;
  return [
    ...steps(0, chart.max, chart.step).flatMap((value) => [
      line([x(value), TOP], [x(value), bottom], { colour: COLOURS.grid, width: 1.5 }),
      label([x(value), bottom + 18], written(value), { size: 16 }),
    ]),
    ...chart.bars.map(({ value }, index) =>
      rectangle([left, middle(index) - pitch * 0.3], x(value) - left, pitch * 0.6, COLOURS.green),
    ),
    ...axes([left, bottom], [left, TOP - 8], [right, bottom]),
    ...chart.bars.map((bar, index) => label([left - 10, middle(index)], bar.label, { anchor: 'end', size: 16 })),
    label([(left + right) / 2, bottom + 50], chart.valueTitle, { isBold: true, size: 17 }),
    label([28, (TOP + bottom) / 2], chart.labelTitle, { isBold: true, size: 17, isTurned: true }),
  ];
}

const axes = (corner: Point, top: Point, right: Point) => [
  line(corner, top, { width: 2.5 }),
  line(corner, right, { width: 2.5 }),
];

function describeBarChart({ title, direction, labelTitle, valueTitle, step, max, bars }: BarChart): string {
  const what = direction === 'columns' ? 'column' : 'bar';
  return [
    `A ${what} graph titled ${title}.`,
    `The axis “${valueTitle}” goes from 0 to ${written(max)} in steps of ${written(step)}; the other axis is “${labelTitle}”.`,
    `The ${what}s reach: ${listed(bars.map(({ label: name, value }) => `“${name}” ${written(value)}`))}.`,
  ].join(' ');
}

export const barChart = {
  schema: barChartSchema,
  draw: drawBarChart,
  describe: describeBarChart,
  flaws: ({ bars, max }: BarChart) =>
    bars.flatMap(({ label: name, value }) => (value > max ? [`${name} is higher than the axis`] : [])),
};
