import { range } from '../../lists';
import { type Solver, valueSolver } from '../solver';

export const ratioAndRateSolvers: Record<string, Solver> = {
  'maths-anzac-biscuits': valueSolver(
    'Zara uses <cups> cups of oats to make <biscuits> Anzac biscuits.\nHow many cups of oats does she need to make <more> of these biscuits?',
    ({ cups, biscuits, more }) => (cups * more) / biscuits,
  ),
  'maths-native-soil-mix': valueSolver(
    'A soil mix for native plants has <sand> parts of sand to every <compost> parts of compost. A gardener uses <more> more barrows of compost than of sand.\nHow many barrows of sand does she use?',
    ({ sand, compost, more }) => (more / (compost - sand)) * sand,
  ),
  'maths-oval-walk': valueSolver(
    'The path around an oval is <lap> m long. Ruby and Sam start from the same place at the same time and walk around it in opposite directions. Ruby walks <ruby> m every minute and Sam walks <sam> m every minute.\nHow far has Ruby walked when they meet for the second time after the start?',
    ({ lap, ruby, sam }) => {
      const meetings = range(1, 100).map((meeting) => (meeting * lap) / (ruby + sam));
      return ruby * (meetings[1] ?? 0);
    },
    { unit: 'm' },
  ),
  'maths-pie-machines': valueSolver(
    'In a bakery, <machines> machines make <pies> pies in <minutes> minutes. All the machines work at the same speed.\nHow many minutes do <others> of these machines need to make <goal> pies?',
    ({ machines, pies, minutes, others, goal }) => (goal * minutes * machines) / (pies * others),
  ),
  'maths-dripping-tap': valueSolver(
    'A dripping tap loses <loss> mL of water every <minutes> minutes.\nHow much water does it lose in an hour?',
    ({ loss, minutes }) => (loss * 60) / minutes,
    { unit: 'mL' },
  ),
  'maths-green-paint': valueSolver(
    'Green paint is mixed from <blue> parts of blue and <yellow> parts of yellow. Kofi has <hasBlue> L of blue and <hasYellow> L of yellow. He mixes as much green paint as he can.\nHow much green paint does he get?',
    ({ blue, yellow, hasBlue, hasYellow }) => (blue + yellow) * Math.min(hasBlue / blue, hasYellow / yellow),
    { unit: 'L' },
  ),
  'maths-fence-painters': valueSolver(
    'A team of <team> painters would need <days> days to paint a long fence. After <early> days, <more> more painters join them. All painters work at the same speed.\nHow many days does the whole job take?',
    ({ team, days, early, more }) => early + (team * days - team * early) / (team + more),
  ),
  'maths-card-swaps': valueSolver(
    'In a card game, <red> red cards can be swapped for <blue> blue ones, and <blues> blue cards for <green> green ones. Talia swaps <has> red cards for blue ones. Then she swaps all the blue cards for green ones.\nHow many green cards does she get?',
    ({ red, blue, blues, green, has }) => (has * blue * green) / (red * blues),
  ),
  'maths-ferry-average-speed': valueSolver(
    'A boat travels up a river at <up> km/h. Then it comes back the same way at <down> km/h, without a stop.\nWhat is its average speed for the whole trip (the whole distance divided by the whole time)?',
    ({ up, down }) => 2 / (1 / up + 1 / down),
    { unit: 'km/h' },
  ),
  'maths-petrol-left': valueSolver(
    'A car uses <petrol> litres of petrol for every <km> km. It starts a trip with <tank> litres in its tank.\nHow many litres are left after <trip> km?',
    ({ petrol, km, tank, trip }) => tank - (petrol * trip) / km,
  ),
};
