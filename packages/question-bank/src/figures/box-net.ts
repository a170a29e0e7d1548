import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, label, rectangle, svg, TEXT, WIDTH } from './svg';
import { textWidth } from './text';
import { written } from './words';

/** The net of a box, with the sides of each face. */
const boxNetSchema = z.strictObject({
  kind: z.literal('box-net'),
  length: z.number().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  unit: z.string(),
  hasLid: z.boolean(),
});

type BoxNet = z.infer<typeof boxNetSchema>;

const [EDGE, HEIGHT] = [16, 280];

/** The faces by row and column of the net: the bottom in the middle, the lid at the right. */
function facesOf({ length, width, height, hasLid }: BoxNet) {
  const [left, right, below] = [height, height + length, height + width];
  const side = { fill: COLOURS.amber };
  return [
    { name: 'bottom', x: left, y: height, across: length, down: width, fill: COLOURS.mint },
    { name: 'back', x: left, y: 0, across: length, down: height, ...side },
    { name: 'front', x: left, y: below, across: length, down: height, ...side },
    { name: 'left', x: 0, y: height, across: height, down: width, ...side },
    { name: 'right', x: right, y: height, across: height, down: width, ...side },
    ...(hasLid ? [{ name: 'lid', x: right + height, y: height, across: length, down: width, fill: COLOURS.mint }] : []),
  ];
}

function drawBoxNet(figure: BoxNet): string {
  const faces = facesOf(figure);
  const extent = (ends: number[]) => Math.max(...ends);
  const [across, down] = [
    extent(faces.map((face) => face.x + face.across)),
    extent(faces.map((face) => face.y + face.down)),
  ];
  const scale = Math.min((WIDTH - 2 * EDGE) / across, HEIGHT / down);
  const left = (WIDTH - across * scale) / 2;
  return svg(WIDTH, down * scale + 2 * EDGE + 28, [
    ...faces.flatMap(({ x, y, fill, ...face }) => {
      const [width, height] = [face.across * scale, face.down * scale];
      const at = [left + x * scale, EDGE + y * scale] as const;
      const text = `${written(face.across)} × ${written(face.down)}`;
      return [
        rectangle(at, width, height, fill),
        label([at[0] + width / 2, at[1] + height / 2], text, {
          isTurned: textWidth(text, { size: TEXT, isBold: false }) > width - 8,
        }),
      ];
    }),
    label([WIDTH / 2, down * scale + EDGE + 24], `All lengths in ${figure.unit}`),
  ]);
}

const describeBoxNet = ({ length, width, height, unit, hasLid }: BoxNet) =>
  [
    `The net of a box ${hasLid ? 'with' : 'without'} a lid, all lengths in ${unit}.`,
    `Its bottom${hasLid ? ' and its lid are' : ' is'} ${written(length)} by ${written(width)}.`,
    `Two sides are ${written(length)} by ${written(height)} and two are ${written(height)} by ${written(width)}.`,
  ].join(' ');

export const boxNet = figureKind(boxNetSchema, { draw: drawBoxNet, describe: describeBoxNet });
