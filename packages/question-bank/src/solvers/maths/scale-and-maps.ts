import { compassDegrees, compassName } from '../compass';
import { placeOf } from '../figure-values';
import { metresOfSquare, shortestWay } from '../map-distances';
import { optionSolver, type Solver, valueSolver } from '../solver';

export const scaleSolvers: Record<string, Solver> = {
  'maths-map-two-towns': valueSolver(
    'On a map, 1 cm stands for <scale> km. Two towns are <map> cm apart on the map.\nHow far apart are the towns?',
    ({ scale, map }) => scale * map,
    { unit: 'km' },
  ),
  'maths-map-hall-to-pool': valueSolver(
    'The map shows the streets of a suburb as thick lines.\nHow long is the shortest way along the streets from the hall to the pool?',
    (_stem, map) => shortestWay(map, 'Hall', 'Pool') * metresOfSquare(map),
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
        return place[0] === x + east / metresOfSquare(map) && place[1] === y - south / metresOfSquare(map);
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
    ({ speed }, map) =>
      ((shortestWay(map, 'Station', 'Lake') / map.scaleBar.squares) * map.scaleBar.distance * 60) / speed,
    { figure: 'map' },
  ),
};
