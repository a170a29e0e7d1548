import { spokenWords } from './spoken-words';

const said = (text: string) =>
  spokenWords(text)
    .map(({ say }) => say)
    .join(' ');

it.each([
  ['What is 3/4 of 12?', 'What is 3 quarters of 12?'],
  ['1/2 + 2/3', 'one half plus 2 thirds'],
  ['2 1/2 hours', '2 and one half hours'],
  ['2½ cups, 7/16 left', '2 and one half cups, 7 over 16 left'],
  ['x² + y³ = 10⁴', 'x squared plus y cubed equals 10 to the power of 4'],
  ['2^5 and n^(k+1)', '2 to the power of 5 and n to the power of k+1'],
  ['7 − 3', '7 minus 3'],
  ['7 - 3 = 4', '7 minus 3 equals 4'],
  ['8 – 5, x-3', '8 minus 5, x minus 3'],
  ['It was −5 °C or -3.', 'It was minus 5 degrees Celsius or minus 3.'],
  ['pages 3–5', 'pages 3 to 5'],
  ['He left – then he ran.', 'He left, then he ran.'],
  ['12 cm, 1 kg and 30 m²', '12 centimetres, 1 kilogram and 30 square metres'],
  ['60 km/h', '60 kilometres per hour'],
  ['250 mL in 5 m^3', '250 millilitres in 5 cubic metres'],
  ['12 000 people', '12000 people'],
  ['$4.50 or 25% off', '$4.50 or 25 percent off'],
  ['4 × 5 ÷ 2 ≤ 10', '4 times 5 divided by 2 is less than or equal to 10'],
  ['a ratio of 3:4 at 9:15', 'a ratio of 3 to 4 at 9:15'],
  ['√16, 45°, x/2 and he/she', 'the square root of 16, 45 degrees, x over 2 and he or she'],
  ['The cat ____ [3] away.', 'The cat blank gap 3 away.'],
  ['a well-known girl’s “book”', 'a well-known girl’s book'],
  ['5 m long, but I’m at home', '5 metres long, but I’m at home'],
])('"%s" is said as "%s"', (text, spoken) => {
  expect(said(text)).toBe(spoken);
});

it('each word names its place in the text', () => {
  const text = 'Add 3/4 cup.';
  expect(spokenWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Add', '3/4', 'cup']);
});
