import { differences, only, range, total } from '../../lists';
import { drawnLengths, lengthOf } from '../diagram-values';
import { type Solver, valueSolver } from '../solver';

export const measurementSolvers: Record<string, Solver> = {
  'maths-garden-fence': valueSolver(
    'The picture is a plan of a vegetable garden. All its corners are right angles, and the lengths are in metres.\nHow many metres of fence are needed to go all the way around it?',
    (_stem, plan) => only([2 * (lengthOf(plan, 'E', 'F') + lengthOf(plan, 'F', 'A')), total(drawnLengths(plan))]),
    { figure: 'diagram', unit: 'm' },
  ),
  'maths-fish-tank': valueSolver(
    'A fish tank is <length> cm long, <width> cm wide and <height> cm high. The water comes up to <gap> cm below the top.\nHow many litres of water are in the tank? (1 litre is <litre> cm³.)',
    ({ length, width, height, gap, litre }) => (length * width * (height - gap)) / litre,
    { unit: 'L' },
  ),
  'maths-honey-jar': valueSolver(
    'A full jar of honey has a mass of <full> kg. When exactly half of the honey has been eaten, the jar with the rest of the honey has a mass of <half> g.\nWhat is the mass of the empty jar?',
    ({ full, half }) => half - (1000 * full - half),
    { unit: 'g' },
  ),
  'maths-courtyard-tiles': valueSolver(
    'A rectangular courtyard is <length> m long and <width> m wide. It will be covered with square tiles with sides of <tile> cm, without any gaps.\nHow many tiles are needed?',
    ({ length, width, tile }) => ((100 * length) / tile) * ((100 * width) / tile),
  ),
  'maths-mangoes-in-a-bowl': valueSolver(
    'A bowl with <mangoes> mangoes of the same mass stands on kitchen scales. The picture shows the dial of the scales. The empty bowl has a mass of <bowl> g.\nWhat is the mass of one mango?',
    ({ mangoes, bowl }, scales) => (scales.value - bowl) / mangoes,
    { figure: 'dial', unit: 'g' },
  ),
  'maths-boxes-in-a-crate': valueSolver(
    'Inside, a crate is <a> cm long, <b> cm wide and <c> cm high. It is packed with boxes that are <x> cm long, <y> cm wide and <z> cm high. Every box must stand upright, with its length along the length of the crate.\nHow many boxes fit into the crate?',
    ({ a, b, c, x, y, z }) => Math.floor(a / x) * Math.floor(b / y) * Math.floor(c / z),
  ),
  'maths-flour-still-needed': valueSolver(
    'A baker needs <kg> kg of flour. She has <bags> bags with <grams> g of flour in each.\nHow much more flour does she need?',
    ({ kg, bags, grams }) => 1000 * kg - bags * grams,
    { unit: 'g' },
  ),
  'maths-stones-under-water': valueSolver(
    'A glass box is <length> cm long and <width> cm wide inside. There is water in it. When <stones> equal stones are put under the water, the depth of the water rises from <from> cm to <to> cm.\nWhat is the volume of one stone?',
    ({ length, width, stones, from, to }) => (length * width * (to - from)) / stones,
    { unit: 'cm³' },
  ),
  'maths-cube-cut-into-cubes': valueSolver(
    'A wooden cube with edges of <edge> cm is cut into <count> equal small cubes.\nHow much greater is the surface area of all the small cubes together than the surface area of the large cube?',
    ({ edge, count }) => {
      const parts = only(range(1, 10).filter((along) => along ** 3 === count));
      return count * 6 * (edge / parts) ** 2 - 6 * edge ** 2;
    },
    { unit: 'cm²' },
  ),
  'maths-pencil-on-a-ruler': valueSolver(
    'The line in the picture stands for a part of a ruler, in centimetres. A pencil lies along it from P to Q. Each time it is sharpened, it becomes <shorter> mm shorter.\nHow long is it when it has been sharpened <times> times?',
    ({ shorter, times }, { markers }) =>
      Number((only(differences(markers.map(({ at }) => at))) - (shorter * times) / 10).toFixed(6)),
    { figure: 'number-line', unit: 'cm' },
  ),
};
