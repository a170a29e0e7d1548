import { only } from '../../lists';
import { areaOfColour, lengthOf } from '../diagram-values';
import { type Solver, valueSolver } from '../solver';

/** How many rhombuses are cut from a parallelogram, each time the largest. */
const rhombusesIn = (long: number, short: number): number =>
  short === 0 ? 0 : 1 + (long - short >= short ? rhombusesIn(long - short, short) : rhombusesIn(short, long - short));

export const largeUnitSolvers: Record<string, Solver> = {
  'maths-parallelogram-as-large-as-square': valueSolver(
    'A square with sides of <side> cm and a parallelogram have the same area. The base of the parallelogram is <base> cm long.\nHow high is the parallelogram, measured perpendicular to its base?',
    ({ side, base }) => side ** 2 / base,
    { unit: 'cm' },
  ),
  'maths-parallelogram-in-a-rectangle': valueSolver(
    'The picture shows a rectangle. When two white right-angled triangles of the same size are taken away, a green parallelogram is left.\nWhat is the area of the parallelogram?',
    (_stem, picture) =>
      only([
        areaOfColour(picture, 'green'),
        (lengthOf(picture, 'D', 'C') - lengthOf(picture, 'P', 'B')) * lengthOf(picture, 'B', 'C'),
      ]),
    { figure: 'diagram', unit: 'cm²' },
  ),
  'maths-triangle-like-parallelogram': valueSolver(
    'A triangle and a parallelogram have bases of the same length, and their areas are the same. The parallelogram is <height> cm high.\nHow high is the triangle?',
    ({ height }) => 2 * height,
    { unit: 'cm' },
  ),
  'maths-trapezium-deck': valueSolver(
    'A wooden deck has the shape of a trapezium with two right angles, as in the picture.\nWhat is its area?',
    (_stem, deck) =>
      only([
        areaOfColour(deck, 'green'),
        ((lengthOf(deck, 'A', 'B') + lengthOf(deck, 'C', 'D')) / 2) * lengthOf(deck, 'D', 'A'),
      ]),
    { figure: 'diagram', unit: 'm²' },
  ),
  'maths-two-trapeziums-make-a-hexagon': valueSolver(
    'A trapezium is made of three equilateral triangles of the same size. Its perimeter is <perimeter> cm. Two of these trapeziums are put together along their longest sides and make a regular hexagon.\nWhat is the perimeter of the hexagon?',
    ({ perimeter }) => (perimeter / 5) * 6,
    { unit: 'cm' },
  ),
  'maths-rhombus-kite-from-diagonals': valueSolver(
    'The two diagonals of a rhombus are <one> cm and <other> cm long. They are perpendicular, and each cuts the other in half.\nWhat is the area of the rhombus?',
    ({ one, other }) => (one * other) / 2,
    { unit: 'cm²' },
  ),
  'maths-wire-rhombus-to-triangle': valueSolver(
    'A piece of wire is bent into a rhombus with sides of <side> cm. Then it is straightened and bent into an equilateral triangle.\nHow much longer is each side now than before?',
    ({ side }) => (4 * side) / 3 - side,
    { unit: 'cm' },
  ),
  'maths-isosceles-flag-base': valueSolver(
    'A flag has the shape of an isosceles triangle with a perimeter of <perimeter> cm. Each of its two equal sides is <longer> cm longer than the third side.\nHow long is the third side?',
    ({ perimeter, longer }) => (perimeter - 2 * longer) / 3,
    { unit: 'cm' },
  ),
  'maths-row-of-ten-hexagons': valueSolver(
    '<hexagons> regular hexagons with sides of <side> cm are put together in a row. Each hexagon shares one whole side with the next one, and the shared sides of a hexagon are opposite each other.\nWhat is the perimeter of the whole shape?',
    ({ hexagons, side }) => (6 * hexagons - 2 * (hexagons - 1)) * side,
    { unit: 'cm' },
  ),
  'maths-sheep-per-hectare': valueSolver(
    'A rectangular paddock is <length> m long and <width> m wide. One hectare is <hectare> m², and the farmer keeps <sheep> sheep on each hectare.\nHow many sheep does she keep on the paddock?',
    ({ length, width, hectare, sheep }) => ((length * width) / hectare) * sheep,
  ),
  'maths-path-around-four-hectares': valueSolver(
    'A square park has an area of <hectares> hectares. A path runs all the way around its edge. One hectare is <hectare> m².\nHow long is the path?',
    ({ hectares, hectare }) => 4 * Math.sqrt(hectares * hectare),
    { unit: 'm' },
  ),
  'maths-farm-plan-in-hectares': valueSolver(
    'On a plan, 1 cm stands for <scale> m. A rectangular orchard is <length> cm long and <width> cm wide on the plan. One hectare is <hectare> m².\nHow many hectares is the real orchard?',
    ({ scale, length, width, hectare }) => (length * scale * width * scale) / hectare,
  ),
  'maths-rain-on-a-paddock': valueSolver(
    'One millimetre of rain brings 1 L of water to each square metre of ground. In a storm, <rain> mm of rain falls on a paddock of <hectares> hectares. One hectare is <hectare> m².\nHow many litres of water fall on the paddock?',
    ({ rain, hectares, hectare }) => rain * hectares * hectare,
  ),
  'maths-pallets-on-a-truck': valueSolver(
    'A truck can carry at most <load> tonnes at a time. There are <pallets> pallets, and each of them has a mass of <mass> kg. A pallet cannot be divided.\nWhat is the smallest number of trips in which the truck can carry them all?',
    ({ load, pallets, mass }) => Math.ceil(pallets / Math.floor((load * 1000) / mass)),
  ),
  'maths-wheat-in-tonnes': valueSolver(
    'A farmer grows wheat on <hectares> hectares. From each hectare she harvests <harvest> tonnes. A truck takes <load> tonnes of wheat to the port in one trip.\nHow many trips does the truck need?',
    ({ hectares, harvest, load }) => Math.ceil(Number(((hectares * harvest) / load).toFixed(6))),
  ),
  'maths-cement-bags-over-a-bridge': valueSolver(
    'A bridge has a load limit of <most> tonnes. A truck has a mass of <empty> tonnes when it is empty. It is loaded with <bags> bags of cement of <bag> kg each.\nHow many more of these bags can it carry across the bridge?',
    ({ most, empty, bags, bag }) => Math.floor((1000 * (most - empty)) / bag) - bags,
  ),
  'maths-seven-containers': valueSolver(
    '<all> containers on a ship have a mass of <total> tonnes altogether. <others> of them have a mass of <each> kg each.\nWhat is the mass of the seventh container?',
    ({ all, total, others, each }) =>
      all === others + 1 ? Number((total - (others * each) / 1000).toFixed(6)) : 'more than one is left',
    { unit: 'tonnes' },
  ),
  'maths-rhombuses-cut-from-a-strip': valueSolver(
    'A strip of paper has the shape of a parallelogram with sides of <long> cm and <short> cm. Ines cuts off a rhombus that is as large as possible. She does the same with the piece that is left, again and again, until the last piece is a rhombus itself.\nHow many rhombuses does she have then?',
    ({ long, short }) => rhombusesIn(long, short),
  ),
};
