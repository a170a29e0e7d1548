import { measuredLengths } from '../diagram-values';
import { lengthOf } from '../figure-values';
import { only, range, total } from '../search';
import { type Solver, valueSolver } from '../solver';

const product = (numbers: number[]) => numbers.reduce((all, number) => all * number, 1);
/** How many boxes fit along each side of a crate. */
const fitting = (crate: number[], box: number[]) => crate.map((side, at) => Math.floor(side / (box[at] ?? side)));

export const measurementSolvers: Record<string, Solver> = {
  'maths-garden-fence': valueSolver(
    'The picture is a plan of a vegetable garden. All its corners are right angles, and the lengths are in metres.\nHow many metres of fence are needed to go all the way around it?',
    {
      figure: 'diagram',
      unit: 'm',
      value: (_stem, plan) =>
        only([2 * (lengthOf(plan, 'E', 'F') + lengthOf(plan, 'F', 'A')), total(measuredLengths(plan))]),
      wrongTurns: {
        'goes halfway around': (_stem, plan) => lengthOf(plan, 'E', 'F') + lengthOf(plan, 'F', 'A'),
        'adds the lengths shown': (_stem, plan) =>
          lengthOf(plan, 'A', 'B') + lengthOf(plan, 'D', 'E') + lengthOf(plan, 'E', 'F') + lengthOf(plan, 'F', 'A'),
        'forgets the longer side': (_stem, plan) =>
          total(measuredLengths(plan)) - (lengthOf(plan, 'E', 'F') - lengthOf(plan, 'A', 'B')),
        'forgets the shorter side': (_stem, plan) =>
          total(measuredLengths(plan)) - (lengthOf(plan, 'F', 'A') - lengthOf(plan, 'D', 'E')),
      },
    },
  ),
  'maths-fish-tank': valueSolver(
    'A fish tank is <length> cm long, <width> cm wide and <height> cm high. The water comes up to <gap> cm below the top.\nHow many litres of water are in the tank? (1 litre is <litre> cm³.)',
    {
      unit: 'L',
      value: ({ length, width, height, gap, litre }) => (length * width * (height - gap)) / litre,
      wrongTurns: {
        'divides by 10 too often': ({ length, width, height, gap, litre }) =>
          (length * width * (height - gap)) / (10 * litre),
        'gives the empty part': ({ length, width, gap, litre }) => (length * width * gap) / litre,
        'fills the tank': ({ length, width, height, litre }) => (length * width * height) / litre,
        'divides by 100': ({ length, width, height, gap }) => (length * width * (height - gap)) / 100,
      },
    },
  ),
  'maths-honey-jar': valueSolver(
    'A full jar of honey has a mass of <full> kg. When exactly half of the honey has been eaten, the jar with the rest of the honey has a mass of <half> g.\nWhat is the mass of the empty jar?',
    {
      unit: 'g',
      value: ({ full, half }) => half - (1000 * full - half),
      wrongTurns: {
        'halves the rest': ({ half }) => half / 2,
        'gives the honey eaten': ({ full, half }) => 1000 * full - half,
        'takes the decimal for tens': ({ full, half }) => {
          const grams = 1000 * Math.floor(full) + Math.round((100 * full) % 100);
          return half - (grams - half);
        },
        'halves the full jar': ({ full }) => (1000 * full) / 2,
      },
    },
  ),
  'maths-courtyard-tiles': valueSolver(
    'A rectangular courtyard is <length> m long and <width> m wide. It will be covered with square tiles with sides of <tile> cm, without any gaps.\nHow many tiles are needed?',
    {
      value: ({ length, width, tile }) => ((100 * length) / tile) * ((100 * width) / tile),
      wrongTurns: {
        'gives the area': ({ length, width }) => length * width,
        'adds the tiles of two sides': ({ length, width, tile }) => (100 * (length + width)) / tile,
        'goes around': ({ length, width, tile }) => (200 * (length + width)) / tile,
        'divides by one side': ({ length, width, tile }) => (100 * length * width) / tile,
      },
    },
  ),
  'maths-mangoes-in-a-bowl': valueSolver(
    'A bowl with <mangoes> equal mangoes stands on kitchen scales. The picture shows the dial of the scales. The empty bowl has a mass of <bowl> g.\nWhat is the mass of one mango?',
    {
      figure: 'dial',
      unit: 'g',
      value: ({ mangoes, bowl }, scales) => (scales.value - bowl) / mangoes,
      wrongTurns: {
        'takes the small mark for ten': ({ mangoes, bowl }, { value, major, minor }) =>
          (major * Math.floor(value / major) + 10 * Math.round((value % major) / minor) - bowl) / mangoes,
        'forgets the bowl': ({ mangoes }, scales) => scales.value / mangoes,
        'adds the bowl': ({ mangoes, bowl }, scales) => (scales.value + bowl) / mangoes,
        'weighs all mangoes': ({ bowl }, scales) => scales.value - bowl,
      },
    },
  ),
  'maths-boxes-in-a-crate': valueSolver(
    'Inside, a crate is <a> cm long, <b> cm wide and <c> cm high. It is packed with boxes that are <x> cm long, <y> cm wide and <z> cm high. Every box must stand upright, with its length along the length of the crate.\nHow many boxes fit into the crate?',
    {
      value: ({ a, b, c, x, y, z }) => product(fitting([a, b, c], [x, y, z])),
      wrongTurns: {
        'packs one layer': ({ a, b, x, y }) => product(fitting([a, b], [x, y])),
        'adds the numbers': ({ a, b, c, x, y, z }) => total(fitting([a, b, c], [x, y, z])),
        'packs one side': ({ a, c, x, z }) => product(fitting([a, c], [x, z])),
        'divides the volumes': ({ a, b, c, x, y, z }) => Math.floor((a * b * c) / (x * y * z)),
      },
    },
  ),
  'maths-flour-still-needed': valueSolver(
    'A baker needs <kg> kg of flour. She has <bags> bags with <grams> g of flour in each.\nHow much more flour does she need?',
    {
      unit: 'g',
      value: ({ kg, bags, grams }) => 1000 * kg - bags * grams,
      wrongTurns: {
        'buys one more bag': ({ grams }) => grams,
        'counts two bags': ({ kg, grams }) => 1000 * kg - 2 * grams,
        'counts one bag': ({ kg, grams }) => 1000 * kg - grams,
        'adds the bags': ({ kg, bags, grams }) => 1000 * kg + bags * grams,
      },
    },
  ),
  'maths-stones-under-water': valueSolver(
    'A glass box is <length> cm long and <width> cm wide inside. There is water in it. When <stones> equal stones are put under the water, the depth of the water rises from <from> cm to <to> cm.\nWhat is the volume of one stone?',
    {
      unit: 'cm³',
      value: ({ length, width, stones, from, to }) => (length * width * (to - from)) / stones,
      wrongTurns: {
        'gives the area': ({ length, width }) => length * width,
        'uses the first height': ({ length, width, stones, from }) => (length * width * from) / stones,
        'uses the second height': ({ length, width, stones, to }) => (length * width * to) / stones,
        'gives all stones': ({ length, width, from, to }) => length * width * (to - from),
      },
    },
  ),
  'maths-cube-cut-into-cubes': valueSolver(
    'A wooden cube with edges of <edge> cm is cut into <count> equal small cubes.\nHow much greater is the surface area of all the small cubes together than the surface area of the large cube?',
    {
      unit: 'cm²',
      value: ({ edge, count }) => {
        const parts = only(range(1, 10).filter((along) => along ** 3 === count));
        return count * 6 * (edge / parts) ** 2 - 6 * edge ** 2;
      },
      wrongTurns: {
        'gives the large cube': ({ edge }) => 6 * edge ** 2,
        'counts four cuts': ({ edge }) => 4 * 2 * edge ** 2,
        'gives the small cubes': ({ edge, count }) => count * 6 * (edge / Math.cbrt(count)) ** 2,
        'adds the large cube': ({ edge, count }) => count * 6 * (edge / Math.cbrt(count)) ** 2 + 6 * edge ** 2,
      },
    },
  ),
  'maths-pencil-on-a-ruler': valueSolver(
    'The line in the picture stands for a part of a ruler, in centimetres. A pencil lies along it from P to Q.\nHow long is the pencil?',
    {
      figure: 'number-line',
      unit: 'cm',
      value: (_stem, { markers }) => (markers[1]?.at ?? 0) - (markers[0]?.at ?? 0),
      wrongTurns: {
        'starts at the labelled mark': (_stem, { markers }) => (markers[1]?.at ?? 0) - Math.floor(markers[0]?.at ?? 0),
        'reads the end': (_stem, { markers }) => markers[1]?.at ?? 0,
        'counts marks': (_stem, { markers, step }) => ((markers[1]?.at ?? 0) - (markers[0]?.at ?? 0)) / step,
        'adds both readings': (_stem, { markers }) => total(markers.map(({ at }) => at)),
      },
    },
  ),
};
