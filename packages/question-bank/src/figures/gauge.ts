import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, circle, label, line, type Point, path, rectangle, steps, svg, towards } from './svg';
import { counted, marksAfter, written } from './words';

const scale = {
  min: z.number(),
  max: z.number(),
  /** Distance between two marks with a number, and between any two marks. */
  major: z.number().positive(),
  minor: z.number().positive(),
  unit: z.string(),
};

const dialSchema = z.strictObject({ kind: z.literal('dial'), ...scale, value: z.number() });

const thermometersSchema = z.strictObject({
  kind: z.literal('thermometers'),
  ...scale,
  readings: z.array(z.strictObject({ name: z.string(), value: z.number() })).min(1),
});

type Scale = Omit<z.infer<typeof dialSchema>, 'kind' | 'value'>;

const isMajor = (mark: number, { min, major }: Scale) =>
  Math.abs((mark - min) / major - Math.round((mark - min) / major)) < 1e-6;

const scaleWords = ({ min, max, major, minor, unit }: Scale) =>
  `in ${unit}, with numbers from ${written(min)} to ${written(max)} in steps of ${written(major)} and ${counted(Math.round(major / minor) - 1, 'smaller mark')} between two of them`;

const placeOn = (value: number, { min, max, major, minor }: Scale) => marksAfter(value, steps(min, max, major), minor);

const isOnScale = (value: number, { min, max }: Scale) => value >= min && value <= max;

/** A half-round dial, such as that of kitchen scales. */
export const dial = figureKind(dialSchema, {
  draw: (figure) => {
    const centre: Point = [220, 214];
    const degrees = (value: number) => -90 + ((value - figure.min) / (figure.max - figure.min)) * 180;
    // The first and the last number stand above the bottom line.
    const onFace = ([x, y]: Point): Point => [x, Math.min(y, centre[1] - 14)];
    return svg(440, 278, [
      path('M40 214A180 180 0 0 1 400 214Z', COLOURS.pale, 3),
      ...steps(figure.min, figure.max, figure.minor).flatMap((mark) => [
        line(towards(centre, degrees(mark), isMajor(mark, figure) ? 158 : 168), towards(centre, degrees(mark), 178)),
        ...(isMajor(mark, figure) ? [label(onFace(towards(centre, degrees(mark), 138)), written(mark))] : []),
      ]),
      label([220, 248], figure.unit, { size: 19, isBold: true }),
      line(centre, towards(centre, degrees(figure.value), 160), { width: 4, colour: COLOURS.red }),
      circle(centre, 10, COLOURS.ink),
    ]);
  },
  describe: (figure) => `A half-round dial ${scaleWords(figure)}. The hand points ${placeOn(figure.value, figure)}.`,
  flaws: (figure) => (isOnScale(figure.value, figure) ? [] : ['The dial points outside its scale']),
});

export const thermometers = figureKind(thermometersSchema, {
  draw: (figure) => {
    const { min, max, minor, unit, readings } = figure;
    const [top, bottom, pitch] = [44, 304, 170];
    const y = (value: number) => bottom - ((value - min) / (max - min)) * (bottom - top);
    return svg(
      pitch * readings.length + 40,
      384,
      readings.flatMap(({ name, value }, index) => {
        const x = 20 + pitch * (index + 0.5);
        return [
          label([x, 20], unit, { size: 16, isBold: true }),
          rectangle([x - 11, top - 8], 22, bottom - top + 26, COLOURS.white),
          circle([x, bottom + 26], 20, COLOURS.red),
          rectangle([x - 8, y(value)], 16, bottom + 20 - y(value), COLOURS.red, COLOURS.red),
          ...steps(min, max, minor).flatMap((mark) => [
            line([x + 13, y(mark)], [x + (isMajor(mark, figure) ? 30 : 22), y(mark)]),
            ...(isMajor(mark, figure) ? [label([x + 36, y(mark)], written(mark), { anchor: 'start' })] : []),
          ]),
          label([x, bottom + 64], name, { isBold: true }),
        ];
      }),
    );
  },
  describe: (figure) => {
    const readings = figure.readings.map(({ name, value }) => `${name}: the column ends ${placeOn(value, figure)}.`);
    return `${counted(figure.readings.length, 'thermometer')} ${scaleWords(figure)}. ${readings.join(' ')}`;
  },
  flaws: (figure) =>
    figure.readings.flatMap(({ name, value }) => (isOnScale(value, figure) ? [] : [`${name} is off the scale`])),
});
