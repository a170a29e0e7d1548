import { choices, only, range } from './search';

const isTrueOnce = (statements: boolean[]) => statements.filter(Boolean).length === 1;

const digitsOf = (code: string) => [...code];
const inPlace = (code: string, tried: string) => digitsOf(tried).filter((digit, place) => digit === code[place]).length;
const present = (code: string, tried: string) => digitsOf(tried).filter((digit) => code.includes(digit)).length;

export const puzzleSolvers = {
  'thinking-last-lamington': () =>
    only(
      ['Alinta', 'Bo', 'Cleo', 'Dev'].filter((eater) =>
        isTrueOnce([eater === 'Bo', eater === 'Dev', eater !== 'Cleo', eater !== 'Dev']),
      ),
    ),
  'thinking-four-tins': () =>
    only(
      ['in the red tin', 'in the blue tin', 'in the green tin', 'in the yellow tin'].filter((tin) => {
        const isIn = (colour: string) => tin.includes(colour);
        return isTrueOnce([isIn('blue') || isIn('green'), !isIn('blue'), !isIn('red'), isIn('yellow')]);
      }),
    ),
  'thinking-possum-lyrebird': () => {
    const isPossum = [true, false];
    const groups = choices(isPossum, isPossum, isPossum).filter(([first, second, third]) =>
      [first === (second !== third), second === (second === third), third === !first].every(Boolean),
    );
    const names = ['the first', 'the second', 'the third'];
    const lyrebirds = only(groups.map((group) => names.filter((_, place) => !group[place]).join(' and ')));
    return lyrebirds.includes('and') ? lyrebirds : `only ${lyrebirds}`;
  },
  'thinking-lock-code': () => {
    const codes = range(0, 999)
      .map((code) => String(code).padStart(3, '0'))
      .filter((code) => new Set(code).size === 3);
    const tries: [string, number, number][] = [
      ['926', 1, 1],
      ['657', 2, 0],
      ['594', 1, 0],
      ['483', 0, 0],
    ];
    return only(
      codes.filter((code) =>
        tries.every(([tried, right, placed]) => present(code, tried) === right && inPlace(code, tried) === placed),
      ),
    );
  },
  'thinking-marble-cups': () => {
    const swaps = [
      [1, 3],
      [2, 4],
      [1, 2],
    ];
    const end = (start: number) =>
      swaps.reduce((place, [one = 0, other = 0]) => (place === one ? other : place === other ? one : place), start);
    return `place ${only(range(1, 4).filter((start) => end(start) === 2))}`;
  },
};
