import { range } from '../search';
import { type Solver, valueSolver } from '../solver';

export const ratioAndRateSolvers: Record<string, Solver> = {
  'maths-anzac-biscuits': valueSolver(
    'Zara uses <cups> cups of oats to make <biscuits> Anzac biscuits.\nHow many cups of oats does she need to make <more> of these biscuits?',
    {
      value: ({ cups, biscuits, more }) => (cups * more) / biscuits,
      wrongTurns: {
        doubles: ({ cups }) => 2 * cups,
        'gives the biscuits of one cup': ({ cups, biscuits }) => biscuits / cups,
        'makes whole batches': ({ cups, biscuits, more }) => cups * Math.ceil(more / biscuits),
        'adds the difference': ({ cups, biscuits, more }) => cups + more - biscuits,
      },
    },
  ),
  'maths-native-soil-mix': valueSolver(
    'A soil mix for native plants has <sand> parts of sand to every <compost> parts of compost. A gardener uses <more> more barrows of compost than of sand.\nHow many barrows of sand does she use?',
    {
      value: ({ sand, compost, more }) => (more / (compost - sand)) * sand,
      wrongTurns: {
        'gives the compost': ({ sand, compost, more }) => (more / (compost - sand)) * compost,
        'takes the difference for one part': ({ sand, more }) => more * sand,
        'gives the whole mix': ({ sand, compost, more }) => (more / (compost - sand)) * (sand + compost),
        'multiplies the compost': ({ compost, more }) => more * compost,
      },
    },
  ),
  'maths-oval-walk': valueSolver(
    'The path around an oval is <lap> m long. Ruby and Sam start from the same place at the same time and walk around it in opposite directions. Ruby walks <ruby> m every minute and Sam walks <sam> m every minute.\nHow far has Ruby walked when they meet for the second time after the start?',
    {
      unit: 'm',
      value: ({ lap, ruby, sam }) => {
        const meetings = range(1, 100).map((meeting) => (meeting * lap) / (ruby + sam));
        return ruby * (meetings[1] ?? 0);
      },
      wrongTurns: {
        'takes the first meeting': ({ lap, ruby, sam }) => (ruby * lap) / (ruby + sam),
        'takes half a lap': ({ lap }) => lap / 2,
        'takes Sam at the first meeting': ({ lap, ruby, sam }) => (sam * lap) / (ruby + sam),
        'takes Sam': ({ lap, ruby, sam }) => (2 * sam * lap) / (ruby + sam),
      },
    },
  ),
  'maths-pie-machines': valueSolver(
    'In a bakery, <machines> machines make <pies> pies in <minutes> minutes. All the machines work at the same speed.\nHow many minutes do <others> of these machines need to make <goal> pies?',
    {
      value: ({ machines, pies, minutes, others, goal }) => (goal * minutes * machines) / (pies * others),
      wrongTurns: {
        'makes the first number of pies': ({ machines, minutes, others }) => (minutes * machines) / others,
        'keeps the time': ({ minutes }) => minutes,
        'forgets the new machines': ({ pies, minutes, goal }) => (goal * minutes) / pies,
        'takes longer with more machines': ({ machines, pies, minutes, others, goal }) =>
          ((goal * minutes) / pies) * (others / machines),
      },
    },
  ),
  'maths-dripping-tap': valueSolver(
    'A dripping tap loses <loss> mL of water every <minutes> minutes.\nHow much water does it lose in an hour?',
    {
      unit: 'mL',
      value: ({ loss, minutes }) => (loss * 60) / minutes,
      wrongTurns: {
        multiplies: ({ loss, minutes }) => loss * minutes,
        'counts one time too many': ({ loss, minutes }) => loss * (60 / minutes + 1),
        'takes it for each minute': ({ loss }) => loss * 60,
        'multiplies by both': ({ loss, minutes }) => loss * 60 * minutes,
      },
    },
  ),
  'maths-green-paint': valueSolver(
    'Green paint is mixed from <blue> parts of blue and <yellow> parts of yellow. Kofi has <hasBlue> L of blue and <hasYellow> L of yellow. He mixes as much green paint as he can.\nHow much green paint does he get?',
    {
      unit: 'L',
      value: ({ blue, yellow, hasBlue, hasYellow }) => (blue + yellow) * Math.min(hasBlue / blue, hasYellow / yellow),
      wrongTurns: {
        'mixes everything': ({ hasBlue, hasYellow }) => hasBlue + hasYellow,
        'mixes equal parts': ({ hasBlue }) => 2 * hasBlue,
        'uses all the yellow': ({ blue, yellow, hasYellow }) => ((blue + yellow) * hasYellow) / yellow,
        'swaps the parts': ({ blue, yellow, hasBlue }) => ((blue + yellow) * hasBlue) / yellow,
      },
    },
  ),
  'maths-fence-painters': valueSolver(
    'A team of <team> painters would need <days> days to paint a long fence. After <early> days, <more> more painters join them. All painters work at the same speed.\nHow many days does the whole job take?',
    {
      value: ({ team, days, early, more }) => early + (team * days - team * early) / (team + more),
      wrongTurns: {
        'gives the rest': ({ team, days, early, more }) => (team * days - team * early) / (team + more),
        'forgets the first days': ({ days, early }) => days - early,
        'halves the rest': ({ days, early }) => early + (days - early) / 2,
        'sends the team home': ({ team, days, early, more }) => (team * days - team * early) / more,
      },
    },
  ),
  'maths-card-swaps': valueSolver(
    'In a card game, <red> red cards can be swapped for <blue> blue ones, and <blues> blue cards for <green> green ones. Talia swaps <has> red cards for blue ones. Then she swaps all the blue cards for green ones.\nHow many green cards does she get?',
    {
      value: ({ red, blue, blues, green, has }) => (has * blue * green) / (red * blues),
      wrongTurns: {
        'gives the blue cards': ({ red, blue, has }) => (has * blue) / red,
        'swaps one for one': ({ has }) => has,
        'skips the blue cards': ({ blues, green, has }) => (has * green) / blues,
        'swaps the wrong way': ({ red, blue, has }) => (has * red) / blue,
      },
    },
  ),
  'maths-ferry-average-speed': valueSolver(
    'A boat travels up a river at <up> km/h. Then it comes back the same way at <down> km/h, without a stop.\nWhat is its average speed for the whole trip (the whole distance divided by the whole time)?',
    {
      unit: 'km/h',
      value: ({ up, down }) => 2 / (1 / up + 1 / down),
      wrongTurns: {
        'takes the slower way': ({ up }) => up,
        'takes the middle': ({ up, down }) => (up + down) / 2,
        'takes the faster way': ({ down }) => down,
        adds: ({ up, down }) => up + down,
      },
    },
  ),
  'maths-petrol-left': valueSolver(
    'A car uses <petrol> litres of petrol for every <km> km. It starts a trip with <tank> litres in its tank.\nHow many litres are left after <trip> km?',
    {
      value: ({ petrol, km, tank, trip }) => tank - (petrol * trip) / km,
      wrongTurns: {
        'uses a litre for 10 km': ({ tank, trip }) => tank - trip / 10,
        'gives the petrol for whole hundreds': ({ petrol, km, trip }) => petrol * Math.floor(trip / km),
        'gives the petrol used': ({ petrol, km, trip }) => (petrol * trip) / km,
        'counts whole hundreds': ({ petrol, km, tank, trip }) => tank - petrol * Math.floor(trip / km),
      },
    },
  ),
};
