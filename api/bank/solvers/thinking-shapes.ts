import { choices, only, range, total } from './search';
import { at, clock } from './units';

const clockwise = (tile: string[]) =>
  range(0, 2).map((column) =>
    range(0, 2)
      .map((row) => tile[2 - row]?.[column])
      .join(''),
  );

type Direction = [number, number, number];
const opposite = (direction: Direction): Direction => direction.map((part) => 0 - part) as Direction;

/** Rolls a cube over the squares of a net and notes which way each square faces. */
const fold = (net: string[]) => {
  const facing = new Map<string, Direction>();
  const roll = (row: number, column: number, out: Direction, right: Direction, down: Direction) => {
    const square = net[row]?.[column] ?? ' ';
    if (square === ' ' || facing.has(square)) return;
    facing.set(square, out);
    roll(row, column + 1, right, opposite(out), down);
    roll(row, column - 1, opposite(right), out, down);
    roll(row + 1, column, down, right, opposite(out));
    roll(row - 1, column, opposite(down), right, out);
  };
  roll(0, 0, [0, 0, 1], [1, 0, 0], [0, 1, 0]);
  return facing;
};

export const shapeSolvers = {
  'thinking-mirror-clock': () => clock(at(12) - at(4, 40)),
  'thinking-cube-net': () => {
    const facing = fold(['c   ', 't*s ', '  +d']);
    const back = String(opposite(facing.get('*') as Direction));
    const names: Record<string, string> = { c: 'the circle', s: 'the square', '+': 'the plus sign', d: 'the diamond' };
    return names[only([...facing].filter(([, direction]) => String(direction) === back))[0]] ?? 'none';
  },
  'thinking-turned-tile': () => {
    const turned = clockwise(['gwy', 'gww', 'ggw']).join('/');
    const tiles = ['wgg/wwg/ywg', 'yww/wwg/ggg', 'ggg/gww/wwy', 'ggg/wwg/yww'];
    return `Tile ${1 + only(range(0, 3).filter((tile) => tiles[tile] === turned))}`;
  },
  'thinking-folded-paper': () => {
    // Eighths of the sheet from its centre; each fold mirrors the hole.
    const holes = choices([1, -1], [3, -3]).map(String);
    const sheets = [
      ['-1,-3', '1,-3', '-1,3', '1,3'],
      ['-3,-1', '3,-1', '-3,1', '3,1'],
      ['-3,-1', '1,-1', '-3,3', '1,3'],
      ['-1,3', '1,3'],
    ];
    const isUnfolded = (sheet: string[]) => sheet.toSorted().join(' ') === holes.toSorted().join(' ');
    return `Sheet ${1 + only(range(0, 3).filter((sheet) => isUnfolded(sheets[sheet] ?? [])))}`;
  },
  'thinking-cube-stack': () => total([3, 3, 1, 3, 2, 1, 2, 1, 0]),
  'thinking-orienteering-walk': () => {
    const legs = [40, 25, 60, 25];
    const along = (directions: number[]) => total(legs.map((metres, leg) => metres * (directions[leg] ?? 0)));
    const north = along([1, 0, -1, 0]);
    const east = along([0, 1, 0, -1]);
    const parts = [
      north === 0 ? '' : `${Math.abs(north)} m ${north > 0 ? 'north' : 'south'}`,
      east === 0 ? '' : `${Math.abs(east)} m ${east > 0 ? 'east' : 'west'}`,
    ];
    return `${parts.filter(Boolean).join(' and ')} of her tent`;
  },
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const place = (letter = 'A') => ALPHABET.indexOf(letter);

export const patternSolvers = {
  'thinking-shape-table': () => {
    const rows = [
      ['white circle 1', 'green circle 2', 'yellow circle 3'],
      ['green square 1', 'yellow square 2', 'white square 3'],
      ['yellow triangle 1', 'white triangle 2'],
    ];
    const kinds = (shapes: string[], part: number) => new Set(shapes.map((shape) => shape.split(' ')[part])).size;
    const fits = (shape: string) => {
      const row = [...(rows[2] ?? []), shape];
      const column = [...rows.slice(0, 2).map((cells) => cells[2] ?? ''), shape];
      return kinds(row, 1) === 1 && kinds(column, 2) === 1 && kinds(row, 0) === 3 && kinds(column, 0) === 3;
    };
    const shapes = ['yellow triangle 3', 'green triangle 3', 'green triangle 2', 'green square 3'];
    return `Shape ${1 + shapes.indexOf(only(shapes.filter(fits)))}`;
  },
  'thinking-letter-jumps': () => {
    const places = ['B', 'D', 'G', 'K', 'P'].map(place);
    const steps = places.slice(1).map((to, from) => to - (places[from] ?? 0));
    const growth = only(steps.slice(1).map((step, before) => step - (steps[before] ?? 0)));
    return ALPHABET[(places.at(-1) ?? 0) + (steps.at(-1) ?? 0) + growth] ?? 'none';
  },
  'thinking-secret-emu': () => {
    const shifts = [...'KOALA'].map((letter, at) => place('LQDPF'[at]) - place(letter));
    return [...'EMU'].map((letter, at) => ALPHABET[(place(letter) + (shifts[at] ?? 0)) % 26]).join('');
  },
  'thinking-two-threads': () => {
    const thread = [20, 17, 14];
    const step = only(thread.slice(1).map((number, before) => number - (thread[before] ?? 0)));
    return (thread.at(-1) ?? 0) + step;
  },
  'thinking-travelling-dot': () => {
    const corners = ['top', 'upper right', 'lower right', 'lower left', 'upper left'];
    const colours = ['white', 'green', 'yellow'];
    const moves = 12 - 1;
    return `${colours[moves % 3]} with the dot at the ${corners[(2 * moves) % 5]}`;
  },
};
