import { found } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numbersOf } from '../statistics';

export const fractionSolvers: Record<string, Solver> = {
  'maths-cordial-mix': valueSolver(
    'Cordial is mixed with water in the ratio <cordial> : <water> (one part cordial to six parts water). Luca wants to make <drink> mL of the drink.\nHow much cordial does he need?',
    ({ cordial, water, drink }) => (drink * cordial) / (cordial + water),
    { unit: 'mL' },
  ),
  'maths-three-colours-ratio': valueSolver(
    'In a box of beads, the ratio of red to blue beads is <red> : <blue>, and the ratio of blue to green beads is <blueAgain> : <green>.\nWhat is the ratio of red to green beads?',
    ({ red, blue, blueAgain, green }) => `${red * blueAgain} : ${blue * green}`,
  ),
  'maths-walking-track-posts': valueSolver(
    'The line in the picture stands for a walking track. The numbers are kilometres from the start, and the posts along the track are equally far apart.\nHow many kilometres from the start is the post at F?',
    (_stem, { markers }) => found(markers[0], 'marker').at,
    { figure: 'number-line' },
  ),
  'maths-two-more-boys': valueSolver(
    'In a dance class of <children> children, the ratio of boys to girls is <boys> : <girls>. Then <more> more boys join the class.\nWhat is the ratio of boys to girls now?',
    ({ children, boys, girls, more }) =>
      `${(children * boys) / (boys + girls) + more} : ${(children * girls) / (boys + girls)}`,
  ),
  'maths-grid-three-fifths': valueSolver(
    'Some squares of the grid are shaded. More squares are shaded until <top>/<bottom> of the grid is shaded.\nHow many more squares are shaded?',
    ({ top, bottom }, { size, shaded }) => (size * size * top) / bottom - shaded.length,
    { figure: 'symmetry-grid' },
  ),
  'maths-muffin-batches': valueSolver(
    'Each batch of muffins needs <top>/<bottom> of a cup of milk. Sofia has <cups> cups of milk and makes as many whole batches as she can.\nHow many cups of milk are left over?',
    ({ top, bottom, cups }) => cups - Math.floor((cups * bottom) / top) * (top / bottom),
  ),
  'maths-two-gear-wheels': valueSolver(
    'Two gear wheels touch, so that their teeth fit into each other. The small wheel has <small> teeth and the large wheel has <large> teeth. The small wheel makes <turns> full turns.\nHow many full turns does the large wheel make?',
    ({ small, large, turns }) => (small * turns) / large,
  ),
  'maths-pouring-between-jugs': valueSolver(
    'A large jug is <a>/<b> full of water. Malik pours <c>/<d> of this water into an empty small jug that holds <small> mL. The small jug is then <e>/<f> full.\nHow much does the large jug hold when it is full?',
    ({ a, b, c, d, small, e, f }) => (small * e) / f / ((a / b) * (c / d)),
    { unit: 'mL' },
  ),
  'maths-same-ratio': optionSolver(
    'A netball club has <adults> adults and <children> children.\nIn which of these clubs is the ratio of adults to children the same?',
    ({ adults, children }) =>
      (option) => {
        const [one = 0, other = 1] = numbersOf(option);
        return one * children === other * adults;
      },
  ),
};
