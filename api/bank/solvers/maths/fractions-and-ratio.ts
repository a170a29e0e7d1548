import { found } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numbersOf } from '../statistics';

export const fractionSolvers: Record<string, Solver> = {
  'maths-cordial-mix': valueSolver(
    'Cordial is mixed with water in the ratio <cordial> : <water> (one part cordial to six parts water). Luca wants to make <drink> mL of the drink.\nHow much cordial does he need?',
    {
      unit: 'mL',
      value: ({ cordial, water, drink }) => (drink * cordial) / (cordial + water),
      wrongTurns: {
        'divides by the water': ({ cordial, water, drink }) => (drink * cordial) / water,
        'subtracts the parts': ({ cordial, water, drink }) => drink / (water - cordial),
        'divides by the water and takes the rest': ({ cordial, water, drink }) => drink - (drink * cordial) / water,
        'gives the water': ({ cordial, water, drink }) => (drink * water) / (cordial + water),
      },
    },
  ),
  'maths-three-colours-ratio': valueSolver(
    'In a box of beads, the ratio of red to blue beads is <red> : <blue>, and the ratio of blue to green beads is <blueAgain> : <green>.\nWhat is the ratio of red to green beads?',
    {
      value: ({ red, blue, blueAgain, green }) => `${red * blueAgain} : ${blue * green}`,
      wrongTurns: {
        'takes first and last': ({ red, green }) => `${red} : ${green}`,
        'compares the blues': ({ blue, blueAgain }) => `${blue} : ${blueAgain}`,
        'multiplies across': ({ red, blue, blueAgain, green }) => `${red * green} : ${blue * blueAgain}`,
        'turns it round': ({ red, blue, blueAgain, green }) => `${blue * green} : ${red * blueAgain}`,
      },
    },
  ),
  'maths-walking-track-posts': valueSolver(
    'The line in the picture stands for a walking track. The numbers are kilometres from the start, and the posts along the track are equally far apart.\nHow many kilometres from the start is the post at F?',
    {
      figure: 'number-line',
      value: (_stem, { markers }) => found(markers[0], 'marker').at,
      wrongTurns: {
        'takes the line for one': (_stem, { markers }) => found(markers[0], 'marker').at / 2,
        'takes tenths': (_stem, { step, markers }) => 1 + (found(markers[0], 'marker').at - 1) / step / 10,
        'counts the marks': (_stem, { step, markers }) =>
          1 + (found(markers[0], 'marker').at - 1) / step / (1 / step - 1),
        'counts from the right': (_stem, { markers }) => 3 - found(markers[0], 'marker').at,
      },
    },
  ),
  'maths-two-more-boys': valueSolver(
    'In a dance class of <children> children, the ratio of boys to girls is <boys> : <girls>. Then <more> more boys join the class.\nWhat is the ratio of boys to girls now?',
    {
      value: ({ children, boys, girls, more }) =>
        `${(children * boys) / (boys + girls) + more} : ${(children * girls) / (boys + girls)}`,
      wrongTurns: {
        'adds to the ratio': ({ boys, girls, more }) => `${boys + more} : ${girls}`,
        'keeps the ratio': ({ boys, girls }) => `${boys} : ${girls}`,
        'turns it round': ({ children, boys, girls, more }) =>
          `${(children * girls) / (boys + girls)} : ${(children * boys) / (boys + girls) + more}`,
        'adds to both': ({ boys, girls, more }) => `${boys + more} : ${girls + more}`,
      },
    },
  ),
  'maths-grid-three-fifths': valueSolver(
    'Some squares of the grid are shaded. More squares are shaded until <top>/<bottom> of the grid is shaded.\nHow many more squares are shaded?',
    {
      figure: 'symmetry-grid',
      value: ({ top, bottom }, { size, shaded }) => (size * size * top) / bottom - shaded.length,
      wrongTurns: {
        'gives the top': ({ top }) => top,
        'gives the white squares': ({ top, bottom }, { size }) => size * size - (size * size * top) / bottom,
        'gives all': ({ top, bottom }, { size }) => (size * size * top) / bottom,
        'gives the white squares now': (_stem, { size, shaded }) => size * size - shaded.length,
      },
    },
  ),
  'maths-muffin-batches': valueSolver(
    'Each batch of muffins needs <top>/<bottom> of a cup of milk. Sofia has <cups> cups of milk and makes as many whole batches as she can.\nHow many cups of milk are left over?',
    {
      value: ({ top, bottom, cups }) => cups - Math.floor((cups * bottom) / top) * (top / bottom),
      wrongTurns: {
        'uses one cup': ({ top, bottom }) => 1 - top / bottom,
        'gives what is missing': ({ top, bottom, cups }) => 1 - (((cups * bottom) / top) % 1),
        'gives the part of a batch': ({ top, bottom, cups }) => ((cups * bottom) / top) % 1,
        'makes one batch too few': ({ top, bottom, cups }) =>
          cups - (Math.floor((cups * bottom) / top) - 1) * (top / bottom),
      },
    },
  ),
  'maths-two-gear-wheels': valueSolver(
    'Two gear wheels touch, so that their teeth fit into each other. The small wheel has <small> teeth and the large wheel has <large> teeth. The small wheel makes <turns> full turns.\nHow many full turns does the large wheel make?',
    {
      value: ({ small, large, turns }) => (small * turns) / large,
      wrongTurns: {
        'keeps the turns': ({ turns }) => turns,
        'turns the ratio round': ({ small, large, turns }) => (large * turns) / small,
        doubles: ({ turns }) => 2 * turns,
      },
    },
  ),
  'maths-pouring-between-jugs': valueSolver(
    'A large jug is <a>/<b> full of water. Malik pours <c>/<d> of this water into an empty small jug that holds <small> mL. The small jug is then <e>/<f> full.\nHow much does the large jug hold when it is full?',
    {
      unit: 'mL',
      value: ({ a, b, c, d, small, e, f }) => (small * e) / f / ((a / b) * (c / d)),
      wrongTurns: {
        'gives the poured water': ({ small, e, f }) => (small * e) / f,
        'forgets the second fraction': ({ a, b, small, e, f }) => ((small * e) / f) * (b / a),
        'gives the water at the start': ({ c, d, small, e, f }) => ((small * e) / f) * (d / c),
        'fills the small jug': ({ a, b, c, d, small }) => small / ((a / b) * (c / d)),
      },
    },
  ),
  'maths-same-ratio': optionSolver(
    'A netball club has <adults> adults and <children> children.\nIn which of these clubs is the ratio of adults to children the same?',
    {
      isRight:
        ({ adults, children }) =>
        (option) => {
          const [one = 0, other = 1] = numbersOf(option);
          return one * children === other * adults;
        },
    },
  ),
};
