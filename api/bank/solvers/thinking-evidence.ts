import { choices, only, onlyTrue, range, total } from './search';

/** Whether each of two facts, or only both, leave a single answer. */
const weigh = <Case>(
  cases: Case[],
  answer: (one: Case) => number | boolean,
  first: (one: Case) => boolean,
  second: (one: Case) => boolean,
) => {
  const decides = (left: Case[]) => new Set(left.map(answer)).size === 1;
  const isFirstEnough = decides(cases.filter(first));
  const isSecondEnough = decides(cases.filter(second));
  const areBothEnough = decides(cases.filter((one) => first(one) && second(one)));
  return {
    isFirstEnough,
    isSecondEnough,
    areBothEnough,
    areBothNeeded: areBothEnough && !isFirstEnough && !isSecondEnough,
  };
};

const enough = ({ isFirstEnough, isSecondEnough, areBothEnough, areBothNeeded }: ReturnType<typeof weigh>) =>
  onlyTrue({
    'Fact 1 alone is enough.': isFirstEnough,
    'Fact 2 alone is enough.': isSecondEnough,
    'Both facts together are enough, but neither alone is.': areBothNeeded,
    'Even both facts together are not enough.': !areBothEnough,
  });

export const evidenceSolvers = {
  'thinking-who-is-taller': () => {
    const heights = choices(range(1, 3), range(1, 3), range(1, 3))
      .map(([tariq = 0, sienna = 0, uri = 0]) => ({ tariq, sienna, uri }))
      .filter(({ tariq, sienna, uri }) => new Set([tariq, sienna, uri]).size === 3);
    const isTariqTaller = ({ tariq, sienna }: { tariq: number; sienna: number }) => tariq > sienna;
    return enough(
      weigh(
        heights,
        isTariqTaller,
        ({ tariq, uri }) => tariq > uri,
        ({ sienna, uri }) => sienna < uri,
      ),
    );
  },
  'thinking-class-groups': () =>
    enough(
      weigh(
        range(21, 59),
        (students) => students,
        (students) => students % 4 === 1,
        (students) => students % 5 === 0,
      ),
    ),
  'thinking-rectangle-area': () => {
    // Millimetres, so that sides need not be whole centimetres.
    const rectangles = range(1, 60).map((width) => ({ width, length: 120 - width }));
    const { isFirstEnough, isSecondEnough, areBothNeeded } = weigh(
      rectangles,
      ({ width, length }) => width * length,
      ({ width, length }) => length === 2 * width,
      ({ width, length }) => width % 10 === 0 && length % 10 === 0 && (width * length) % 1600 === 0,
    );
    return onlyTrue({
      'Fact 1 alone is enough, but Fact 2 alone is not.': isFirstEnough && !isSecondEnough,
      'Fact 2 alone is enough, but Fact 1 alone is not.': isSecondEnough && !isFirstEnough,
      'Each of the two facts alone is enough.': isFirstEnough && isSecondEnough,
      'Both facts together are enough, but neither alone is.': areBothNeeded,
    });
  },
  'thinking-wildlife-cards': () => {
    const either = [true, false];
    const couldBreakRule = (isBird: boolean[], isEven: boolean[]) =>
      choices(isBird, isEven).some(([bird, even]) => bird && !even);
    const cards = {
      emu: couldBreakRule([true], either),
      wombat: couldBreakRule([false], either),
      6: couldBreakRule(either, [true]),
      9: couldBreakRule(either, [false]),
    };
    const animalsFirst = (['emu', 'wombat', 6, 9] as const).filter((card) => cards[card]);
    return `the ${animalsFirst.join(' and the ')}`;
  },
};

export const conclusionSolvers = {
  'thinking-school-band': () => {
    // Each keyboard player is new to the band or is one of the seven who play drums or guitar.
    const sizes = choices([0, 1], [0, 1]).map((newcomers) => 3 + 4 + total(newcomers));
    return only([6, 7, 8, 9].filter((size) => !sizes.includes(size)));
  },
};
