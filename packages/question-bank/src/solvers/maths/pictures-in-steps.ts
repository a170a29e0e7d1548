import type { FigureOf } from '../../figures/figure';
import { only, range } from '../../lists';
import { angleAt, areaOfColour, drawnLengths, measuredAngle, requireFigure } from '../diagram-values';
import { found, placeOf } from '../figure-values';
import { type Solver, valueSolver } from '../solver';
import { at, clockWithHalfDay } from '../times';

/** How often a shape lies on a side of a scale. */
const count = (side: string, shape: string) => side.split(shape).length - 1;

/** Squares along the thick line from the first of its corners to the last. */
const trackLength = ([...corners]: readonly [number, number][]) =>
  corners.slice(1).reduce((sum, [x, y], before) => {
    const [lastX, lastY] = corners[before] ?? [x, y];
    return sum + Math.abs(x - lastX) + Math.abs(y - lastY);
  }, 0);

/** Columns and rows of a square grid that are shaded once an upright line through its middle is a line of symmetry. */
const withPartners = ({ size, shaded }: FigureOf<'symmetry-grid'>) =>
  new Set(shaded.flatMap(([column, row]) => [`${column},${row}`, `${size + 1 - column},${row}`]));

/** How many sticks each pattern has, from left to right; patterns are apart. */
function sticksOfPatterns({ points, lines }: FigureOf<'diagram'>): number[] {
  const places = [...new Set(Object.values(points).map(([x]) => x))].sort((one, other) => one - other);
  const isJoined = (x: number, next: number) =>
    lines.some(({ from, to }) => {
      const ends = [points[from]?.[0] ?? 0, points[to]?.[0] ?? 0];
      return Math.min(...ends) <= x && Math.max(...ends) >= next;
    });
  const starts = places.filter((x, place) => place === 0 || !isJoined(places[place - 1] ?? x, x));
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? Infinity;
    return lines.filter(({ from }) => (points[from]?.[0] ?? 0) >= start && (points[from]?.[0] ?? 0) < end).length;
  });
}

export const pictureStepSolvers: Record<string, Solver> = {
  'maths-concert-ticket-money': valueSolver(
    'The pictograph shows how many tickets to a concert three classes sold. Each ticket cost $<price>.\nHow much more money did Class 4T take in than Class 4L?',
    ({ price }, { rows, key }) => {
      const circles = (name: string) =>
        found(
          rows.find(({ label }) => label === name),
          name,
        ).symbols;
      return (circles('Class 4T') - circles('Class 4L')) * found(key, 'key').each * price;
    },
    { figure: 'pictograph', unit: '$' },
  ),
  'maths-six-swimmers': valueSolver(
    'The clock shows when the first of <swimmers> swimmers began to train in the afternoon. They train one after the other, for <minutes> minutes each. Between two swimmers there is a break of <pause> minutes.\nAt what time does the last one finish?',
    ({ swimmers, minutes, pause }, { hour, minute }) =>
      clockWithHalfDay(at(hour, minute) + swimmers * minutes + (swimmers - 1) * pause),
    { figure: 'clock' },
  ),
  'maths-tiles-around-a-row': valueSolver(
    'The picture shows pattern 1, pattern 2 and pattern 3, made of green and yellow tiles. The patterns go on in the same way. In one of them, there are <yellow> yellow tiles.\nHow many green tiles does this pattern have?',
    ({ yellow }, { rows }) => {
      const yellowAround = (green: number) => 3 * (green + 2) - green;
      const patterns = rows.flatMap(({ tiles }) => tiles.map(({ cells }) => cells.join('')));
      patterns.forEach((cells, place) => {
        const isSo = count(cells, 'g') === place + 1 && count(cells, 'y') === yellowAround(place + 1);
        requireFigure(isSo, 'a row with tiles around it');
      });
      return only(range(1, yellow).filter((green) => yellowAround(green) === yellow));
    },
    { figure: 'tiles' },
  ),
  'maths-walk-to-the-lookout': valueSolver(
    'A class starts at the car park at <start:time> am and walks along the track on the map to the lookout. It needs <minutes> minutes for each kilometre, and it rests for <rest> minutes at the hut.\nAt what time does it reach the lookout?',
    ({ start, minutes, rest }, { tracks, places, scaleBar }) => {
      const track = only(tracks);
      const [from, to] = [placeOf(places, 'Car park'), placeOf(places, 'Lookout')];
      requireFigure(String(track[0]) === String(from) && String(track.at(-1)) === String(to), 'the track');
      requireFigure(scaleBar.unit === 'km' && track.map(String).includes(String(placeOf(places, 'Hut'))), 'the hut');
      const kilometres = (trackLength(track) * scaleBar.distance) / scaleBar.squares;
      return clockWithHalfDay(start + kilometres * minutes + rest);
    },
    { figure: 'map' },
  ),
  'maths-between-p-and-q': valueSolver(
    'Point R lies between P and Q on the number line. It is <times> times as far from P as it is from Q.\nWhich number belongs at R?',
    ({ times }, { markers }) => {
      const placed = (wanted: string) =>
        found(
          markers.find(({ name }) => name === wanted),
          wanted,
        ).at;
      return (placed('P') + times * placed('Q')) / (times + 1);
    },
    { figure: 'number-line' },
  ),
  'maths-mosaic-with-a-mirror': valueSolver(
    'A mosaic has <tiles> equal tiles. More of them are shaded, but only as many as are needed to make the dashed line a line of symmetry.\nWhat percentage of the mosaic is shaded then?',
    ({ tiles }, grid) => {
      requireFigure(grid.size ** 2 === tiles && String(grid.mirrors) === 'upright', 'an upright line');
      return (100 * withPartners(grid).size) / tiles;
    },
    { figure: 'symmetry-grid', unit: '%' },
  ),
  'maths-tins-in-a-box': valueSolver(
    'A box with <tins> equal tins stands on scales. The picture shows the dial. With only <fewer> of the tins in it, the same box has a mass of <mass> kg.\nWhat is the mass of the empty box?',
    ({ tins, fewer, mass }, { value, unit }) => {
      requireFigure(unit === 'kg', 'kilograms');
      return Number((mass - (fewer * (value - mass)) / (tins - fewer)).toFixed(6));
    },
    { figure: 'dial', unit: 'kg' },
  ),
  'maths-folded-strip': valueSolver(
    'A strip of paper is folded along the line PQ. The dashed lines show where the folded part lay before.\nWhat is the size of the angle with the question mark?',
    (_stem, picture) => {
      const angle = angleAt(picture, 'P');
      requireFigure(measuredAngle(picture, 'P', ['A', 'B']) === 180, 'a straight edge');
      requireFigure(measuredAngle(picture, 'P', ['E', 'G']) === angle, 'equal angles on both sides of the fold');
      return 180 - 2 * angle;
    },
    { figure: 'diagram', unit: '°' },
  ),
  'maths-rectangle-on-two-points': valueSolver(
    'P and Q are two vertices of a rectangle. The other two lie above them. The area of the rectangle is <area> square units.\nWhere is the centre of the rectangle?',
    ({ area }, { points }) => {
      const [[px, py], [qx, qy]] = [placeOf(points, 'P'), placeOf(points, 'Q')];
      requireFigure(py === qy, 'a level side');
      return `(${(px + qx) / 2}, ${py + area / (qx - px) / 2})`;
    },
    { figure: 'coordinate-grid' },
  ),
  'maths-sticks-in-two-rows': valueSolver(
    'The picture shows pattern 1, pattern 2 and pattern 3, made of sticks. The patterns go on in the same way. Theo has <sticks> sticks and makes the largest pattern that he can.\nHow many sticks are left?',
    ({ sticks }, picture) => {
      requireFigure(
        drawnLengths(picture).every((length) => length === 1),
        'equal sticks',
      );
      const [first = 0, second = 0, third = 0] = sticksOfPatterns(picture);
      requireFigure(third - second === second - first, 'patterns that grow evenly');
      return (sticks - first) % (second - first);
    },
    { figure: 'diagram' },
  ),
  'maths-green-part-of-a-square': valueSolver(
    'A square is cut into parts, as in the picture.\nWhat fraction of the square is green?',
    (_stem, picture) => {
      const green = areaOfColour(picture, 'green');
      return green / (green + areaOfColour(picture, 'white'));
    },
    { figure: 'diagram' },
  ),
};
