import type { Nets } from '../../figures/nets';
import { nameOfMark } from '../../figures/nets';
import { only } from '../search';
import type { Solver } from '../solver';
import { judge } from './claims';
import { canShow, cubesThatShow, foldNet, isWithoutOverlap, marksOpposite, oppositeMark } from './cubes';
import { figureSolver } from './thinking-solver';
import { listOf, numberOf, readWords } from './words';

const netOf = ({ nets }: Nets) => only(nets).cells;

const netNamed = ({ nets }: Nets, label: string) => only(nets.filter((net) => net.label === label)).cells;

const dieNet = (question: string, figure: Nets) => {
  const stem = readWords(
    'The net is folded to make a die. On the die, the numbers on opposite faces always add up to {sum}. {count} numbers are shown.\nWhich number belongs on the face {asked}?',
    question,
  );
  const net = netOf(figure);
  if (net.join('').match(/\d/g)?.length !== numberOf(stem.count))
    throw new Error(`There are not ${stem.count} numbers.`);
  return { sum: numberOf(stem.sum), opposite: Number(oppositeMark(net, stem.asked)) };
};

export const netSolvers: Record<string, Solver> = {
  'thinking-dice-net': figureSolver(
    'nets',
    (question, figure) => {
      const { sum, opposite } = dieNet(question, figure);
      return (option) => Number(option) === sum - opposite;
    },
    {
      'repeats the opposite face': (question, figure) => String(dieNet(question, figure).opposite),
      'takes the face of the 3': (question, figure) => String(dieNet(question, figure).sum - 3),
      'takes the face of the 1': (question, figure) => String(dieNet(question, figure).sum - 1),
    },
  ),
  'thinking-not-a-net': figureSolver('nets', (question, figure) => {
    const { not } = readWords('Which of these shapes can {not:NOT |}be folded to make a cube?', question);
    return (option) => {
      const net = netNamed(figure, option);
      return (foldNet(net).length === 6 && isWithoutOverlap(net)) === (not === '');
    };
  }),
  'thinking-cube-of-this-net': figureSolver('nets', (question, figure) => {
    readWords(
      'The net is folded to make a cube with the marks on the outside.\nWhich of the four cubes can it be?',
      question,
    );
    const faces = foldNet(netOf(figure));
    return (option) => figure.cubes.some((cube) => cube.label === option && canShow(faces, cube));
  }),
  'thinking-one-cube-twice': figureSolver('nets', (question, figure) => {
    const stem = readWords(
      'The six faces of a cube have these marks, one on each face: {marks}. The picture shows this cube twice.\nWhich mark is opposite the {asked}?',
      question,
    );
    const marks = listOf(stem.marks).map((mark) => mark.replace(/^a /, ''));
    const views = figure.cubes.map(({ top, front, right }) => ({
      top: nameOfMark(top),
      front: nameOfMark(front),
      right: nameOfMark(right),
    }));
    const cases = cubesThatShow(marks, views);
    return (option) => judge(cases, (faces) => `the ${marksOpposite(faces, stem.asked)}` === option, 'must');
  }),
  'thinking-three-at-a-corner': figureSolver('nets', (question, figure) => {
    readWords(
      'The net is folded to make a cube with the marks on the outside.\nWhich three marks meet at one corner of the cube?',
      question,
    );
    const faces = foldNet(netOf(figure)).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
    return (option) => {
      const [top = '', front = '', right = ''] = option.split(', ');
      return canShow(faces, { top, front, right }) || canShow(faces, { top, front: right, right: front });
    };
  }),
  'thinking-cube-net': figureSolver('nets', (question, figure) => {
    const { asked } = readWords(
      'The picture shows a net. It is folded to make a cube with the marks on the outside.\nWhich mark is on the face opposite the {asked}?',
      question,
    );
    const faces = foldNet(netOf(figure)).map(({ mark, facing }) => ({ mark: nameOfMark(mark), facing }));
    return (option) => option === `the ${marksOpposite(faces, asked)}`;
  }),
  'thinking-box-without-lid': figureSolver('nets', (question, figure) => {
    const { count } = readWords(
      '{count} squares are joined and folded along their edges.\nWhich of these shapes makes an open box, that is, a cube without a lid?',
      question,
    );
    return (option) => {
      const net = netNamed(figure, option);
      return foldNet(net).length === numberOf(count) && isWithoutOverlap(net);
    };
  }),
};
