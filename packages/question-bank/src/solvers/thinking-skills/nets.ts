import type { FigureOf } from '../../figures/figure';
import { nameOfMark } from '../../figures/nets';
import { only } from '../../lists';
import { judge } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf } from '../words';
import { canShow, cubesThatShow, foldNet, makesFaces, markOpposite, type View } from './cubes';

type Nets = FigureOf<'nets'>;

const netNamed = ({ nets }: Nets, label: string) => only(nets.filter((net) => net.label === label)).cells;
const facesOf = ({ nets }: Nets) =>
  foldNet(only(nets).cells).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
const viewInWords = ({ top, front, right }: View) => ({
  top: nameOfMark(top),
  front: nameOfMark(front),
  right: nameOfMark(right),
});

export const netSolvers: Record<string, Solver> = {
  'thinking-dice-net': valueSolver(
    'The net is folded to make a die. It is not an ordinary die: the numbers on opposite faces always add up to <sum>. Three numbers are shown.\nWhich number belongs on the face {asked}?',
    ({ sum, asked }, figure) => sum - Number(markOpposite(facesOf(figure), asked)),
    { figure: 'nets' },
  ),
  'thinking-not-a-net': optionSolver(
    'Which of these shapes can NOT be folded to make a cube?',
    (_stem, figure) => (option) => !makesFaces(netNamed(figure, option), 6),
    { figure: 'nets' },
  ),
  'thinking-box-without-lid': optionSolver(
    '<count> squares are joined and folded along their edges.\nWhich of these shapes makes an open box, that is, a cube without a lid?',
    ({ count }, figure) =>
      (option) =>
        makesFaces(netNamed(figure, option), count),
    { figure: 'nets' },
  ),
  'thinking-cube-of-this-net': optionSolver(
    'The net is folded to make a cube with the marks on the outside.\nWhich of the four cubes can it be?',
    (_stem, figure) => (option) =>
      figure.cubes.some((cube) => cube.label === option && canShow(facesOf(figure), viewInWords(cube))),
    { figure: 'nets' },
  ),
  'thinking-one-cube-twice': optionSolver(
    'The six faces of a cube have these marks, one on each face: {marks}. The picture shows this cube twice.\nWhich mark is opposite the {asked}?',
    ({ marks, asked }, { cubes }) => {
      const names = listOf(marks).map((mark) => mark.replace(/^a /, ''));
      const cases = cubesThatShow(names, cubes.map(viewInWords));
      return (option) => judge(cases, (faces) => `the ${markOpposite(faces, asked)}` === option);
    },
    { figure: 'nets' },
  ),
  'thinking-three-at-a-corner': optionSolver(
    'The net is folded to make a cube with the marks on the outside.\nWhich three marks meet at one corner of the cube?',
    (_stem, figure) => (option) => {
      const [top = '', front = '', right = ''] = option.split(', ');
      const faces = facesOf(figure);
      return canShow(faces, { top, front, right }) || canShow(faces, { top, front: right, right: front });
    },
    { figure: 'nets' },
  ),
  'thinking-cube-net': valueSolver(
    'The picture shows a net. It is folded to make a cube with the marks on the outside.\nWhich mark is on the face opposite the {asked}?',
    ({ asked }, figure) => `the ${markOpposite(facesOf(figure), asked)}`,
    { figure: 'nets' },
  ),
};
