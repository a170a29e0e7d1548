/** A word or a sign as it is said, and where it stands in its text. */
export interface SpokenWord {
  say: string;
  start: number;
  end: number;
}

const UNITS: Record<string, [one: string, more: string]> = {
  mm: ['millimetre', 'millimetres'],
  cm: ['centimetre', 'centimetres'],
  m: ['metre', 'metres'],
  km: ['kilometre', 'kilometres'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  t: ['tonne', 'tonnes'],
  mL: ['millilitre', 'millilitres'],
  L: ['litre', 'litres'],
  kL: ['kilolitre', 'kilolitres'],
  s: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
};

const DENOMINATORS: Record<string, [one: string, more: string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  7: ['seventh', 'sevenths'],
  8: ['eighth', 'eighths'],
  9: ['ninth', 'ninths'],
  10: ['tenth', 'tenths'],
  12: ['twelfth', 'twelfths'],
  100: ['hundredth', 'hundredths'],
};

const SIGNS: Record<string, string> = {
  '+': 'plus',
  '×': 'times',
  '*': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '≠': 'does not equal',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '≈': 'is about',
  '±': 'plus or minus',
  '√': 'the square root of',
  π: 'pi',
  '%': 'percent',
  '∠': 'angle',
  '△': 'triangle',
  '°': 'degrees',
  '−': 'minus',
  '&': 'and',
  '★': 'star',
  '▢': 'box',
  '′': 'prime',
  '→': 'arrow',
};

const GLYPHS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
};
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const UNIT = Object.keys(UNITS)
  .sort((one, other) => other.length - one.length)
  .join('|');
const NUMBER = String.raw`\d{1,3}(?:[  ]\d{3})+(?!\d)|\d[\d,]*(?:\.\d+)?`;

type Say = (match: RegExpExecArray, before: string) => string;

/** The first that fits at a place says what stands there. */
const RULES: [pattern: RegExp, say: Say][] = [
  [/_{2,}|\.{4,}/y, () => 'blank'],
  [/\[(\d+)\]/y, ([, gap]) => `gap ${gap}`],
  [/(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)(?![\d/])/y, ([, whole, top = '', bottom = '']) => mixed(whole, top, bottom)],
  [
    new RegExp(`(\\d+)?([${Object.keys(GLYPHS).join('')}])`, 'y'),
    ([, whole, glyph = '']) => mixed(whole, ...parts(glyph)),
  ],
  [new RegExp(`(${NUMBER})\\s?°\\s?C(?![\\p{L}])`, 'uy'), ([, number = '']) => `${plain(number)} degrees Celsius`],
  [
    new RegExp(`(${NUMBER})\\s?(${UNIT})(?:([²³])|\\^([23]))?(?:\\s?/\\s?(${UNIT}))?(?![\\p{L}\\d])`, 'uy'),
    ([, number = '', unit = '', raised, power, per]) => measure(plain(number), unit, raised ?? power, per),
  ],
  [
    new RegExp(`[${RAISED}]+`, 'y'),
    ([raised = '']) => toPower([...raised].map((each) => RAISED.indexOf(each)).join('')),
  ],
  [/\^\(([^()]+)\)|\^(-?\w+)/y, ([, group, power = group]) => toPower(power ?? '')],
  [/(\d+):(\d+)(?![\d:])/y, ([said, one = '', other = '']) => (/^\d\d$/.test(other) ? said : `${one} to ${other}`)],
  [new RegExp(NUMBER, 'y'), ([number]) => plain(number)],
  // Between numbers of a sum it is minus; between others, as in "pages 3–5", to; before a number, minus again.
  [/[-–](?=\s?[\d(]|[a-z](?![\p{L}]))/uy, (_match, before) => dash(before)],
  [/\/(?=\s?[\w(])/y, (_match, before) => (/(?:^|[^\p{L}])[\p{L}]$|[\d)]$/u.test(before) ? 'over' : 'or')],
  [/[\p{L}](?:[\p{L}’']|-(?=\p{L}))*/uy, ([word]) => word],
  [/[-–—]/y, () => ','],
  [
    new RegExp(
      `[${Object.keys(SIGNS)
        .map((sign) => `\\${sign}`)
        .join('')}]`,
      'y',
    ),
    ([sign]) => SIGNS[sign] ?? sign,
  ],
  [/\$/y, () => '$'],
  [/[.,;:!?…]/y, ([mark]) => (mark === '…' ? ',' : mark)],
];

/** What is said of a text, word by word: fractions, powers, minus and units are said as words. */
export function spokenWords(text: string): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (let at = 0; at < text.length; ) {
    const found = ruleAt(text, at);
    if (!found) {
      at += 1;
      continue;
    }
    const { say, end } = found;
    const last = words.at(-1);
    // A mark belongs to the word before it, and a currency sign to the number behind it.
    if (/^[.,;:!?]$/.test(say)) {
      if (last && !/[.,;:!?]$/.test(last.say)) last.say += say;
    } else if (last?.say === '$' && last.end === at) Object.assign(last, { say: `$${say}`, end });
    else words.push({ say, start: at, end });
    at = end;
  }
  return words;
}

function ruleAt(text: string, at: number): { say: string; end: number } | undefined {
  for (const [pattern, say] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match?.[0]) return { say: say(match, text.slice(0, at)), end: at + match[0].length };
  }
  return undefined;
}

/** Without the spaces of "12 000", which would be two numbers. */
function plain(number: string): string {
  return number.replace(/[  ]/g, '');
}

function parts(glyph: string): [string, string] {
  const [top = '', bottom = ''] = (GLYPHS[glyph] ?? '').split('/');
  return [top, bottom];
}

function mixed(whole: string | undefined, top: string, bottom: string): string {
  const [one, more] = DENOMINATORS[bottom] ?? [];
  const isOne = top === '1';
  const fraction = one && more ? `${isOne ? 'one' : top} ${isOne ? one : more}` : `${top} over ${bottom}`;
  return whole === undefined ? fraction : `${whole} and ${fraction}`;
}

function measure(number: string, unit: string, power: string | undefined, per: string | undefined): string {
  const [one, more] = UNITS[unit] ?? [unit, unit];
  const kind = power === undefined ? '' : /[2²]/.test(power) ? 'square ' : 'cubic ';
  return `${number} ${kind}${number === '1' ? one : more}${per === undefined ? '' : ` per ${UNITS[per]?.[0]}`}`;
}

function toPower(power: string): string {
  if (power === '2') return 'squared';
  return power === '3' ? 'cubed' : `to the power of ${power.replace('-', 'minus ')}`;
}

function dash(before: string): string {
  const isAfterNumber = /[\d)]\s*$/.test(before);
  const isAfterLetter = /(?:^|[^\p{L}])\p{L}\s*$/u.test(before);
  if (!isAfterNumber && !isAfterLetter) return 'minus';
  return isAfterLetter || /\s$|[=+×÷*]\S*$/.test(before) ? 'minus' : 'to';
}
