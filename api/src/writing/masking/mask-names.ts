import { daleChall } from 'dale-chall';

/** Easy words that are names as well, with those that the list of easy words lacks. */
const COMMON = new Set([
  ...daleChall,
  ...['amber', 'dale', 'dean', 'gene', 'glen', 'grace', 'grant', 'heath', 'iris', 'jade', 'jasmine', 'miles', 'olive'],
  ...['reed', 'ruby', 'van'],
]);
/** They begin so many sentences that only a capital within a sentence tells a name. */
const BEGIN_SENTENCES = new Set('a am an at be by do go he in is it me my no on or she so to up us we you'.split(' '));
/** Their texts have no spaces between words, or hang endings on names. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const IN_SENTENCE = /[\p{Ll},;]\s+$/u;
/** After these a common word is a name in small letters, too. */
const BEFORE_NAME = /\b(?:name(?:['’]?s| is| was)|called|named|i am|i['’]?m|from|dear|mr|mrs|ms|miss)\s+$/iu;
/** As far back as such words reach. */
const LOOK_BACK = 12;
const SEPARATOR = /[\s'-]+/;

/**
 * A text in which names are replaced by as many letters: `Xxxx` for `Asha`. So each place in it is the same place in the
 * child's text. A name is found in any case, without its accents, and with a possessive, and never within a word. One
 * that is a common word, such as Will, is found only with a capital, or after words such as “my name is”.
 */
export function maskNames(text: string, names: readonly string[]): string {
  const patterns = [...new Set(names.map(foldedName))]
    .filter((name) => name !== '' && name !== 'i')
    .sort((one, other) => other.length - one.length)
    .map(patternOf);
  if (patterns.length === 0) return text;
  const { folded, starts } = fold(text);
  let masked = '';
  let end = 0;
  for (const { 0: found, index } of folded.matchAll(new RegExp(patterns.join('|'), 'gu'))) {
    const start = starts[index] ?? text.length;
    if (!isName(found, text, start)) continue;
    const after = starts[index + found.length] ?? text.length;
    masked += text.slice(end, start) + hidden(text.slice(start, after));
    end = after;
  }
  return masked + text.slice(end);
}

function patternOf(name: string): string {
  const pattern = name.split(SEPARATOR).map(escapeForRegExp).join("[\\s'-]{0,2}");
  if (UNSPACED.test(name)) return pattern;
  // Children leave the apostrophe of a possessive out.
  const plural = COMMON.has(name) ? '' : 's?';
  return `(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?=${plural}(?![\\p{L}\\p{M}\\p{N}]))`;
}

function isName(found: string, text: string, start: number): boolean {
  const parts = found.split(SEPARATOR);
  if (parts.length > 2 || !parts.every((part) => COMMON.has(part) || part.length === 1)) return true;
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const beginsSentences = BEGIN_SENTENCES.has(found);
  if (/^\p{Lu}/u.test(text.slice(start))) return !beginsSentences || IN_SENTENCE.test(before);
  return UNSPACED.test(found) || (found.length > 1 && !beginsSentences && BEFORE_NAME.test(before));
}

function hidden(name: string): string {
  return name.replaceAll(/\S+/g, (word) => `X${'x'.repeat(word.length - 1)}`);
}

const SAME: Record<string, string> = { '’': "'", '‘': "'", ʼ: "'", '`': "'", '´': "'", '‐': '-', '‑': '-', '–': '-' };
const WITHOUT_STROKE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

const foldedName = (name: string) => fold(name).folded.trim();

/** In small letters and without accents, with the place of each letter in the text, and that of the text's end. */
function fold(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const plain = /^[ -~]$/.test(character)
      ? character.toLowerCase()
      : character
          .normalize('NFD')
          .replaceAll(/[\u0300-\u036f]/g, '')
          .normalize('NFC')
          .toLowerCase();
    const same = SAME[plain] ?? WITHOUT_STROKE[plain] ?? plain;
    folded += same;
    for (let unit = 0; unit < same.length; unit += 1) starts.push(index);
  }
  return { folded, starts: [...starts, text.length] };
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
