import { choices, only, range, total } from './search';
import { at, clockWithHalfDay } from './units';

export const timeSolvers = {
  'maths-tram-timetable': () => {
    const trams = range(0, 50).map((tram) => at(6, 7) + 14 * tram);
    return (trams.find((tram) => tram >= at(7, 40)) ?? 0) - at(7, 40);
  },
  'maths-perth-flight': () => clockWithHalfDay(at(10, 50) + at(5, 20) - (at(12) - at(10))),
  'maths-anzac-day-weekday': () => {
    const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    const days = 31 - 1 + 25;
    return week[(week.indexOf('Tuesday') + days) % 7] ?? 'none';
  },
  'maths-slow-clock': () => {
    const shown = (minutes: number) => minutes - (4 * minutes) / 60;
    return clockWithHalfDay(at(8) + only(range(1, 720).filter((minutes) => shown(minutes) === at(15) - at(8))));
  },
};

export const measurementSolvers = {
  'maths-garden-fence': () => {
    const isGarden = (x: number, y: number) => y >= 0 && x >= 0 && y < 9 && x < (y < 5 ? 5 : 12);
    const edges = choices(range(0, 11), range(0, 8)).flatMap(([x = 0, y = 0]) =>
      isGarden(x, y)
        ? [isGarden(x - 1, y), isGarden(x + 1, y), isGarden(x, y - 1), isGarden(x, y + 1)].filter((inside) => !inside)
        : [],
    );
    return `${edges.length} m`;
  },
  'maths-fish-tank': () => `${(60 * 30 * (40 - 10)) / 1000} L`,
  'maths-honey-jar': () => `${only(range(1, 799).filter((jar) => jar + (1300 - jar) / 2 === 800))} g`,
  'maths-courtyard-tiles': () => (600 / 30) * (450 / 30),
};

export const geometrySolvers = {
  'maths-clock-angle': () => {
    const minuteHand = (30 * 360) / 60;
    const hourHand = ((4 * 60 + 30) * 360) / (12 * 60);
    const turn = Math.abs(minuteHand - hourHand);
    return `${Math.min(turn, 360 - turn)}°`;
  },
  'maths-painted-block': () => {
    const size = [5, 4, 3];
    const cubes = choices(...size.map((length) => range(1, length)));
    const greenFaces = (cube: number[]) =>
      total(cube.map((place, axis) => Number(place === 1) + Number(place === size[axis])));
    return cubes.filter((cube) => greenFaces(cube) === 2).length;
  },
  'maths-rectangle-centre': () => {
    const middle = (places: number[]) => (Math.min(...places) + Math.max(...places)) / 2;
    return `(${middle([2, 8, 8])}, ${middle([1, 1, 5])})`;
  },
  'maths-overlapping-squares': () => {
    const isOn = (corner: number, place: number) => place >= corner && place < corner + 6;
    const covered = choices(range(0, 8), range(0, 8)).filter(([x = 0, y = 0]) =>
      [0, 3].some((corner) => isOn(corner, x) && isOn(corner, y)),
    );
    return `${covered.length} cm²`;
  },
  'maths-dotted-angles': () => `${2 * only(range(1, 90).filter((angle) => angle + 90 + 2 * angle === 180))}°`,
};
