import type { FigureOf } from '../../figures/figure';
import { range } from '../../lists';
import { compassDegrees, compassName } from '../compass';
import { placeOf } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';

type MapFigure = FigureOf<'map'>;

/** What the side of a square stands for, in the unit of the scale bar. */
const lengthOfSquare = ({ scaleBar }: MapFigure) => scaleBar.distance / scaleBar.squares;

/** The sides of squares along a track, which follows the lines of the grid: from point to point. */
function sidesOf(track: [x: number, y: number][]): [string, string][] {
  return track.slice(1).flatMap(([toX, toY], before) => {
    const [x = toX, y = toY] = track[before] ?? [];
    const length = Math.abs(toX - x) + Math.abs(toY - y);
    const at = (step: number) => String([x + Math.sign(toX - x) * step, y + Math.sign(toY - y) * step]);
    return range(1, length).map((step): [string, string] => [at(step - 1), at(step)]);
  });
}

/** How many sides of squares the shortest way along the tracks has. */
function shortestWay({ places, tracks }: MapFigure, from: string, to: string): number {
  const sides = tracks.flatMap(sidesOf);
  const target = String(placeOf(places, to));
  let reached = [String(placeOf(places, from))];
  for (let length = 0; length < 200; length += 1) {
    if (reached.includes(target)) return length;
    const touched = sides.filter((ends) => ends.some((end) => reached.includes(end)));
    reached = [...new Set([...reached, ...touched.flat()])];
  }
  throw new Error(`No track leads from ${from} to ${to}.`);
}

export const scaleSolvers: Record<string, Solver> = {
  'maths-map-two-towns': valueSolver(
    'On a map, 1 cm stands for <scale> km. A straight road between two towns is <map> cm long on the map. Lien cycles along it at <speed> km/h.\nHow many minutes does she need?',
    ({ scale, map, speed }) => (60 * scale * map) / speed,
  ),
  'maths-map-hall-to-pool': valueSolver(
    'The map shows the streets of a suburb as thick lines.\nHow long is the shortest way along the streets from the hall to the pool?',
    (_stem, map) => shortestWay(map, 'Hall', 'Pool') * lengthOfSquare(map),
    { figure: 'map', unit: 'm' },
  ),
  'maths-model-tram': valueSolver(
    'A model of a tram is built at a scale of <one> : <scale>. The model is <model> cm long.\nHow long is the real tram?',
    ({ one, scale, model }) => (model * scale) / one / 100,
    { unit: 'm' },
  ),
  'maths-plan-of-garden-area': valueSolver(
    'On the plan of a community garden, 1 cm stands for <scale> m. On the plan, the garden is a rectangle that is <length> cm long and <width> cm wide.\nWhat is the real area of the garden?',
    ({ scale, length, width }) => length * scale * width * scale,
    { unit: 'm²' },
  ),
  'maths-map-which-place': optionSolver(
    'The map shows some places in a park. Yusuf stands at the fountain. He walks <east> m east and then <south> m south.\nWhere is he now?',
    ({ east, south }, map) =>
      (option) => {
        const [x, y] = placeOf(map.places, 'Fountain');
        const place = placeOf(map.places, option);
        return place[0] === x + east / lengthOfSquare(map) && place[1] === y - south / lengthOfSquare(map);
      },
    { figure: 'map' },
  ),
  'maths-same-road-two-maps': valueSolver(
    'On one map, 1 cm stands for <scale> km, and a road is <first> cm long. On another map, the same road is <second> cm long.\nHow many kilometres does 1 cm stand for on the other map?',
    ({ scale, first, second }) => (scale * first) / second,
    { unit: 'km' },
  ),
  'maths-street-on-a-page': valueSolver(
    'Zofia draws a plan of her street, which is <street> m long. The plan must fit on a page that is <page> cm long. On her plan, 1 cm stands for a whole number of metres.\nWhat is the smallest number of metres that 1 cm can stand for?',
    ({ street, page }) => Math.ceil(street / page),
  ),
  'maths-amara-turns': valueSolver(
    'Amara faces north-east. She turns <right>° clockwise and then <left>° anticlockwise.\nWhich direction does she face now?',
    ({ right, left }) => compassName(compassDegrees('north-east') + right - left),
  ),
  'maths-omar-cycles': valueSolver(
    'Omar cycles along the track from the station to the lake at <speed> km/h. The map shows the whole track.\nHow many minutes does his ride take?',
    ({ speed }, map) => (shortestWay(map, 'Station', 'Lake') * lengthOfSquare(map) * 60) / speed,
    { figure: 'map' },
  ),
};
