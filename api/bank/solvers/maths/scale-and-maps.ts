import { compassDegrees, compassName } from '../compass';
import { placeOf } from '../figure-values';
import { metresOfSquare, shortestWay } from '../map-distances';
import { optionSolver, type Solver, valueSolver } from '../solver';

export const scaleSolvers: Record<string, Solver> = {
  'maths-map-two-towns': valueSolver(
    'On a map, 1 cm stands for <scale> km. Two towns are <map> cm apart on the map.\nHow far apart are the towns?',
    {
      unit: 'km',
      value: ({ scale, map }) => scale * map,
      wrongTurns: {
        subtracts: ({ scale, map }) => map - scale,
        adds: ({ scale, map }) => scale + map,
        'drops the half': ({ scale, map }) => scale * Math.floor(map),
        'adds the half unchanged': ({ scale, map }) => scale * Math.floor(map) + (map % 1),
      },
    },
  ),
  'maths-map-hall-to-pool': valueSolver(
    'The map shows the streets of a suburb as thick lines.\nHow long is the shortest way along the streets from the hall to the pool?',
    {
      figure: 'map',
      unit: 'm',
      value: (_stem, map) => shortestWay(map, 'Hall', 'Pool') * metresOfSquare(map),
      wrongTurns: {
        'takes the bar for one square': (_stem, map) => shortestWay(map, 'Hall', 'Pool') * map.scaleBar.distance,
      },
    },
  ),
  'maths-model-tram': valueSolver(
    'A model of a tram is built at a scale of <one> : <scale>. The model is <model> cm long.\nHow long is the real tram?',
    {
      unit: 'm',
      value: ({ one, scale, model }) => (model * scale) / one / 100,
      wrongTurns: {
        'divides by 1,000': ({ scale, model }) => (model * scale) / 1000,
        adds: ({ scale, model }) => model + scale,
        'divides by 10': ({ scale, model }) => (model * scale) / 10,
      },
    },
  ),
  'maths-plan-of-garden-area': valueSolver(
    'On the plan of a community garden, 1 cm stands for <scale> m. On the plan, the garden is a rectangle that is <length> cm long and <width> cm wide.\nWhat is the real area of the garden?',
    {
      unit: 'm²',
      value: ({ scale, length, width }) => length * scale * width * scale,
      wrongTurns: {
        'does not scale': ({ length, width }) => length * width,
        'scales once': ({ scale, length, width }) => length * width * scale,
        'gives the perimeter': ({ scale, length, width }) => 2 * (length + width) * scale,
      },
    },
  ),
  'maths-map-which-place': optionSolver(
    'The map shows some places in a park. Yusuf stands at the fountain. He walks <east> m east and then <south> m south.\nWhere is he now?',
    {
      figure: 'map',
      isRight:
        ({ east, south }, map) =>
        (option) => {
          const [x, y] = placeOf(map.places, 'Fountain');
          const place = placeOf(map.places, option);
          return place[0] === x + east / metresOfSquare(map) && place[1] === y - south / metresOfSquare(map);
        },
    },
  ),
  'maths-same-road-two-maps': valueSolver(
    'On one map, 1 cm stands for <scale> km, and a road is <first> cm long. On another map, the same road is <second> cm long.\nHow many kilometres does 1 cm stand for on the other map?',
    {
      unit: 'km',
      value: ({ scale, first, second }) => (scale * first) / second,
      wrongTurns: {
        'subtracts the difference': ({ scale, first, second }) => scale - (second - first),
        'turns the ratio round': ({ scale, first, second }) => (scale * second) / first,
        'adds the difference': ({ scale, first, second }) => scale + second - first,
        'gives the road': ({ scale, first }) => scale * first,
      },
    },
  ),
  'maths-street-on-a-page': valueSolver(
    'Zofia draws a plan of her street, which is <street> m long. The plan must fit on a page that is <page> cm long. On her plan, 1 cm stands for a whole number of metres.\nWhat is the smallest number of metres that 1 cm can stand for?',
    {
      value: ({ street, page }) => Math.ceil(street / page),
      wrongTurns: {
        'rounds down': ({ street, page }) => Math.floor(street / page),
        'gives the page': ({ page }) => page,
      },
    },
  ),
  'maths-amara-turns': valueSolver(
    'Amara faces north-east. She turns <right>° clockwise and then <left>° anticlockwise.\nWhich direction does she face now?',
    {
      value: ({ right, left }) => compassName(compassDegrees('north-east') + right - left),
      wrongTurns: {
        'turns clockwise twice': ({ right, left }) => compassName(compassDegrees('north-east') + right + left),
        'makes the first turn only': ({ right }) => compassName(compassDegrees('north-east') + right),
        'swaps the turns': ({ right, left }) => compassName(compassDegrees('north-east') - right + left),
        'starts from north': ({ right }) => compassName(right),
      },
    },
  ),
  'maths-omar-cycles': valueSolver(
    'Omar cycles along the track from the station to the lake at <speed> km/h. The map shows the whole track.\nHow many minutes does his ride take?',
    {
      figure: 'map',
      value: ({ speed }, map) =>
        ((shortestWay(map, 'Station', 'Lake') / map.scaleBar.squares) * map.scaleBar.distance * 60) / speed,
      wrongTurns: {
        'multiplies by the speed': ({ speed }, map) =>
          (shortestWay(map, 'Station', 'Lake') / map.scaleBar.squares) * speed,
        'takes a square for a kilometre': ({ speed }, map) => (shortestWay(map, 'Station', 'Lake') * 60) / speed,
      },
    },
  ),
};
