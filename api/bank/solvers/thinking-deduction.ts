import { choices, onlyTrue, range, total } from './search';

const EITHER = [true, false];

/** The one sentence that is true in every case that is possible. */
const certain = <Case>(cases: Case[], sentences: Record<string, (one: Case) => boolean>) =>
  onlyTrue(Object.fromEntries(Object.entries(sentences).map(([text, holds]) => [text, cases.every(holds)])));

export const deductionSolvers = {
  'thinking-chess-club': () => {
    const jaspers = choices(EITHER, EITHER).filter(([choir, robotics]) => (choir || robotics) && !choir);
    // The other two options speak of children about whom nothing is known.
    return certain(jaspers, {
      'Jasper is in the choir.': ([choir]) => choir === true,
      'Jasper is in the robotics club.': ([_choir, robotics]) => robotics === true,
    });
  },
  'thinking-netball-points': () => {
    const seasons = choices(...Array.from({ length: 5 }, () => [3, 1, 0])).filter((games) => total(games) === 11);
    const count = (games: number[], points: number) => games.filter((game) => game === points).length;
    return certain(seasons, {
      'They did not lose any game.': (games) => count(games, 0) === 0,
      'They won exactly four games.': (games) => count(games, 3) === 4,
      'They drew exactly one game.': (games) => count(games, 1) === 1,
      'They lost exactly one game.': (games) => count(games, 0) === 1,
    });
  },
  'thinking-pool-friends': () => {
    const days = choices(EITHER, EITHER, EITHER, EITHER)
      .map(([nina, omar, priya, quinn]) => ({ nina, omar, priya, quinn }))
      .filter(({ nina, omar }) => !nina || omar)
      .filter(({ omar, priya }) => !omar || !priya)
      .filter(({ priya, quinn }) => priya || quinn)
      .filter(({ quinn }) => !quinn);
    return certain(days, {
      'Nina goes, but Omar does not.': ({ nina, omar }) => Boolean(nina && !omar),
      'Omar goes, but Nina does not.': ({ nina, omar }) => Boolean(omar && !nina),
      'Neither Nina nor Omar goes.': ({ nina, omar }) => !nina && !omar,
      'Nina and Priya both go.': ({ nina, priya }) => Boolean(nina && priya),
    });
  },
  'thinking-dogs-and-bikes': () => {
    const classes = range(0, 15)
      .map((both) => ({ both, neither: 28 - (19 + 15 - both) }))
      .filter(({ neither }) => neither >= 0);
    return certain(classes, {
      'Exactly 6 students have both a dog and a bike.': ({ both }) => both === 6,
      'At least 6 students have both a dog and a bike.': ({ both }) => both >= 6,
      'At least one student has neither a dog nor a bike.': ({ neither }) => neither >= 1,
      'Every student has a dog or a bike, or both.': ({ neither }) => neither === 0,
    });
  },
};
