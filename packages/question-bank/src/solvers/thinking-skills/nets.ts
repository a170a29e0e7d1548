import type { Nets } from '../../figures/nets';
import { nameOfMark } from '../../figures/nets';
import { only } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, numberOf } from '../words';
import { judge } from './claims';
import { canShow, cubesThatShow, foldNet, isWithoutOverlap, marksOpposite, oppositeMark } from './cubes';

const netOf = ({ nets }: Nets) => only(nets).cells;

const netNamed = ({ nets }: Nets, label: string) => only(nets.filter((net) => net.label === label)).cells;

export const netSolvers: Record<string, Solver> = {
  'thinking-dice-net': valueSolver(
    'The net is folded to make a die. On the die, the numbers on opposite faces always add up to <sum>. {count} numbers are shown.\nWhich number belongs on the face {asked}?',
    ({ sum, count, asked }, figure) => {
      const net = netOf(figure);
      if (net.join('').match(/\d/g)?.length !== numberOf(count)) throw new Error(`There are not ${count} numbers.`);
      const opposite = Number(oppositeMark(net, asked));
      return sum - opposite;
    },
    { figure: 'nets' },
  ),
  'thinking-not-a-net': optionSolver(
    'Which of these shapes can {not:NOT |}be folded to make a cube?',
    ({ not }, figure) => {
      return (option) => {
        const net = netNamed(figure, option);
        return (foldNet(net).length === 6 && isWithoutOverlap(net)) === (not === '');
      };
    },
    { figure: 'nets' },
  ),
  'thinking-cube-of-this-net': optionSolver(
    'The net is folded to make a cube with the marks on the outside.\nWhich of the four cubes can it be?',
    (_stem, figure) => {
      const faces = foldNet(netOf(figure));
      return (option) => figure.cubes.some((cube) => cube.label === option && canShow(faces, cube));
    },
    { figure: 'nets' },
  ),
  'thinking-one-cube-twice': optionSolver(
    'The six faces of a cube have these marks, one on each face: {marks}. The picture shows this cube twice.\nWhich mark is opposite the {asked}?',
    (stem, figure) => {
      const marks = listOf(stem.marks).map((mark) => mark.replace(/^a /, ''));
      const views = figure.cubes.map(({ top, front, right }) => ({
        top: nameOfMark(top),
        front: nameOfMark(front),
        right: nameOfMark(right),
      }));
      const cases = cubesThatShow(marks, views);
      return (option) => judge(cases, (faces) => `the ${marksOpposite(faces, stem.asked)}` === option, 'must');
    },
    { figure: 'nets' },
  ),
  'thinking-three-at-a-corner': optionSolver(
    'The net is folded to make a cube with the marks on the outside.\nWhich three marks meet at one corner of the cube?',
    (_stem, figure) => {
      const faces = foldNet(netOf(figure)).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
      return (option) => {
        const [top = '', front = '', right = ''] = option.split(', ');
        return canShow(faces, { top, front, right }) || canShow(faces, { top, front: right, right: front });
      };
    },
    { figure: 'nets' },
  ),
  'thinking-cube-net': optionSolver(
    'The picture shows a net. It is folded to make a cube with the marks on the outside.\nWhich mark is on the face opposite the {asked}?',
    ({ asked }, figure) => {
      const faces = foldNet(netOf(figure)).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
      return (option) => option === `the ${marksOpposite(faces, asked)}`;
    },
    { figure: 'nets' },
  ),
  'thinking-box-without-lid': optionSolver(
    '<count> squares are joined and folded along their edges.\nWhich of these shapes makes an open box, that is, a cube without a lid?',
    ({ count }, figure) => {
      return (option) => {
        const net = netNamed(figure, option);
        return foldNet(net).length === count && isWithoutOverlap(net);
      };
    },
    { figure: 'nets' },
  ),
};
