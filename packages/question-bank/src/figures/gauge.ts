import { z } from 'zod';
import { COLOURS, circle, label, line, type Point, path, rectangle, round, steps, svg, towards } from './svg';
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

type Dial = z.infer<typeof dialSchema>;
type Thermometers = z.infer<typeof thermometersSchema>;
type Scale = Pick<Dial, 'min' | 'max' | 'major' | 'minor' | 'unit'>;

const isMajor = (mark: number, { min, major }: { min: number; major: number }) =>
  Math.abs((mark - min) / major - Math.round((mark - min) / major)) < 1e-6;

/** A half-round dial, such as that of kitchen scales. */
function drawDial(dial: Dial): string {
  const centre: Point = [220, 214];
  const degrees = (value: number) => -90 + ((value - dial.min) / (dial.max - dial.min)) * 180;
  // The first and the last number stand above the bottom line.
  const onFace = ([x, y]: Point): Point => [x, Math.min(y, centre[1] - 14)];
  const [from, to] = [towards(centre, -90, 180), towards(centre, 90, 180)];
  return svg(440, 278, [
    path(`M${round(from[0])} ${round(from[1])}A180 180 0 0 1 ${round(to[0])} ${round(to[1])}Z`, COLOURS.pale, 3),
    ...steps(dial.min, dial.max, dial.minor).flatMap((mark) => [
      line(towards(centre, degrees(mark), isMajor(mark, dial) ? 158 : 168), towards(centre, degrees(mark), 178)),
      ...(isMajor(mark, dial) ? [label(onFace(towards(centre, degrees(mark), 138)), written(mark))] : []),
    ]),
    label([220, 248], dial.unit, { size: 19, isBold: true }),
    line(centre, towards(centre, degrees(dial.value), 160), { width: 4, colour: '#b3261e' }),
    circle(centre, 10, COLOURS.ink),
  ]);
}

function drawThermometers(figure: Thermometers): string {
  const { min, max, minor, unit, readings } = figure;
  const [top, bottom, pitch] = [44, 304, 170];
  const y = (value: number) => bottom - ((value - min) / (max - min)) * (bottom - top);
  return svg(pitch * readings.length + 40, 384, [
    ...readings.flatMap(({ name, value }, index) => {
      const x = 20 + pitch * (index + 0.5);
      return [
        label([x, 20], unit, { size: 16, isBold: true }),
        rectangle([x - 11, top - 8], 22, bottom - top + 26, COLOURS.white),
        circle([x, bottom + 26], 20, '#b3261e'),
        rectangle([x - 8, y(value)], 16, bottom + 20 - y(value), '#b3261e', '#b3261e'),
        ...steps(min, max, minor).flatMap((mark) => [
          line([x + 13, y(mark)], [x + (isMajor(mark, figure) ? 30 : 22), y(mark)]),
          ...(isMajor(mark, figure) ? [label([x + 36, y(mark)], written(mark), { anchor: 'start' })] : []),
        ]),
        label([x, bottom + 64], name, { isBold: true }),
      ];
    }),
  ]);
}

const scaleWords = ({ min, max, major, minor, unit }: Scale) =>
  `in ${unit}, with numbers from ${written(min)} to ${written(max)} in steps of ${written(major)} and ${counted(Math.round(major / minor) - 1, 'smaller mark')} between two of them`;

const placeOn = (value: number, { min, max, major, minor }: Scale) => marksAfter(value, steps(min, max, major), minor);

function describeDial(dial: Dial): string {
  return `A half-round dial ${scaleWords(dial)}. The hand points ${placeOn(dial.value, dial)}.`;
}

function describeThermometers(figure: Thermometers): string {
  const readings = figure.readings.map(({ name, value }) => `${name}: the column ends ${placeOn(value, figure)}.`);
  return `${counted(figure.readings.length, 'thermometer')} ${scaleWords(figure)}. ${readings.join(' ')}`;
}

const isOnScale = (value: number, { min, max }: Scale) => value >= min && value <= max;

export const dial = {
  schema: dialSchema,
  draw: drawDial,
  describe: describeDial,
  flaws: (figure: Dial) => (isOnScale(figure.value, figure) ? [] : ['The dial points outside its scale']),
};

export const thermometers = {
  schema: thermometersSchema,
  draw: drawThermometers,
  describe: describeThermometers,
  flaws: (figure: Thermometers) =>
    figure.readings.flatMap(({ name, value }) => (isOnScale(value, figure) ? [] : [`${name} is off the scale`])),
};
