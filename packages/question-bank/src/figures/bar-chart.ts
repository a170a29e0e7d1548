import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { figureKind } from './figure-kind';
import { axis, COLOURS, gridLine, heading, LINE_HEIGHT, label, rectangle, steps, svg, TEXT, WIDTH } from './svg';
import { textWidth, wrapped } from './text';
import { written } from './words';

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

const HEIGHT = 400;
const TOP = 56;
const PLAIN = { size: TEXT, isBold: false };

function columns(chart: BarChart): string[] {
  const [left, right, bottom] = [84, 524, 326];
  const y = (value: number) => bottom - (value / chart.max) * (bottom - TOP);
  const pitch = (right - left) / chart.bars.length;
  const middle = (index: number) => left + (index + 0.5) * pitch;
  const names = chart.bars.map((bar) => wrapped(bar.label, pitch - 8, PLAIN));
  const deepest = Math.max(...names.map((lines) => lines.length));
  return [
    ...steps(0, chart.max, chart.step).flatMap((value) => [
      gridLine([left, y(value)], [right, y(value)]),
      label([left - 10, y(value)], written(value), { anchor: 'end' }),
    ]),
    ...chart.bars.map(({ value }, index) =>
      rectangle([middle(index) - pitch * 0.3, y(value)], pitch * 0.6, bottom - y(value), COLOURS.green),
    ),
    axis([left, bottom], [left, TOP - 8]),
    axis([left, bottom], [right, bottom]),
    ...names.flatMap((lines, index) =>
      lines.map((text, at) => label([middle(index), bottom + 18 + at * TEXT * LINE_HEIGHT], text)),
    ),
    label([(left + right) / 2, bottom + 50 + (deepest - 1) * TEXT * LINE_HEIGHT], chart.labelTitle, { isBold: true }),
    label([22, (TOP + bottom) / 2], chart.valueTitle, { isBold: true, isTurned: true }),
  ];
}

function bars(chart: BarChart): string[] {
  const [left, right, bottom] = [50 + Math.max(...chart.bars.map((bar) => textWidth(bar.label, PLAIN))), 520, 330];
  const x = (value: number) => left + (value / chart.max) * (right - left);
  const pitch = (bottom - TOP) / chart.bars.length;
  const middle = (index: number) => TOP + (index + 0.5) * pitch;
  return [
    ...steps(0, chart.max, chart.step).flatMap((value) => [
      gridLine([x(value), TOP], [x(value), bottom]),
      label([x(value), bottom + 18], written(value)),
    ]),
    ...chart.bars.map(({ value }, index) =>
      rectangle([left, middle(index) - pitch * 0.3], x(value) - left, pitch * 0.6, COLOURS.green),
    ),
    axis([left, bottom], [left, TOP - 8]),
    axis([left, bottom], [right, bottom]),
    ...chart.bars.map((bar, index) => label([left - 10, middle(index)], bar.label, { anchor: 'end' })),
    label([(left + right) / 2, bottom + 50], chart.valueTitle, { isBold: true }),
    label([20, (TOP + bottom) / 2], chart.labelTitle, { isBold: true, isTurned: true }),
  ];
}

export const barChart = figureKind(barChartSchema, {
  draw: (chart) =>
    svg(WIDTH, HEIGHT, [heading(chart.title), ...(chart.direction === 'columns' ? columns(chart) : bars(chart))]),
  describe: ({ title, direction, labelTitle, valueTitle, step, max, bars }) => {
    const what = direction === 'columns' ? 'column' : 'bar';
    return [
      `A ${what} graph titled ${title}.`,
      `The axis “${valueTitle}” goes from 0 to ${written(max)} in steps of ${written(step)}; the other axis is “${labelTitle}”.`,
      `The ${what}s reach: ${listInWords(bars.map(({ label: name, value }) => `“${name}” ${written(value)}`))}.`,
    ].join(' ');
  },
  flaws: ({ bars, max }) =>
    bars.flatMap(({ label: name, value }) => (value > max ? [`${name} is higher than the axis`] : [])),
});
