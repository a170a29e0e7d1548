import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, Script } from 'node:vm';
import ts from '@typescript/typescript6';

/** A regular expression of the sources. */
interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** A text that makes a pattern look for its end again and again: a beginning, something repeated, and an end that fits nothing. */
interface Attack {
  begin: string;
  pump: string;
  end: string;
}

/** What is read there is no longer: the first check of a generated item, or of a model's comment, refuses it; or it is cut. */
const BOUNDED: [folder: string, characters: number][] = [
  ['api/src/bank/generation/gate/', 2_000],
  ['packages/question-bank/src/quantities/', 2_000],
  ['api/src/writing/model-help/check-comments.ts', 600],
  ['api/src/bank/misconceptions/misconception-rule.ts', 600],
  ['packages/contract/src/mistake-kinds.ts', 600],
];

/** The characters of an attack, one length after the other. */
const LENGTHS = [4_000, 20_000, 100_000];
/** A linear pattern takes five times as long for five times the characters, a quadratic one 25 times. */
const MAX_GROWTH = 12;
/** Below it, processor time is noise. */
const FLOOR_MS = 5;
/** The first attack is so short that only a pattern that would take for ever takes long for it. */
const SHORTEST = 40;
const GIVE_UP_MS = { shortest: 2_000, others: 10_000 };
const MOST_SIGNS = 14;
const MOST_WORDS = 12;

const ALWAYS = [' ', 'a', 'A', '1', '\n', '.', "'", '"', '“', 'é'];
const OF_CLASS: Record<string, string> = { s: ' ', d: '1', n: '\n', t: '\t', r: '\r' };

/** The patterns that stand in a file. */
export function patternsIn(file: string, text: string): Pattern[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** The patterns that files put together of texts when they are loaded; each belongs to the file that does so. */
async function patternsBuiltIn(files: readonly string[], root: string): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, parameters, newTarget) {
      const pattern: RegExp = Reflect.construct(target, parameters, newTarget);
      const stack = new Error().stack ?? '';
      const file = files.find((each) => stack.includes(`${root}/${each}:`));
      if (file) found.set(String(pattern), { file, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  for (const file of files) await import(pathToFileURL(join(root, file)).href).catch(ignoreBrowserOnly);
  return [...found.values()];
}

/** Pages build no patterns while they are loaded, and cannot be loaded here. */
function ignoreBrowserOnly(error: unknown): void {
  if (!(error instanceof ReferenceError)) throw error;
}

/** Signs and words that a pattern speaks of. */
function partsOf(source: string) {
  const literal = source
    .replaceAll(/\\u\{?([0-9a-f]{4,5})\}?/gi, (_escape, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/\\[pP]\{[^}]*\}|\\k?<\w+>|\(\?<\w+>|\{\d+,?\d*\}/g, '')
    .replaceAll(/\\([a-zA-Z])/g, (_escape, letter: string) => OF_CLASS[letter] ?? '');
  const escaped = (literal.match(/\\[^a-zA-Z\d]/g) ?? []).map((each) => each.charAt(1));
  const signs = literal.replaceAll(/[\p{L}\d\\()|?:[\]{}^$*+]/gu, '');
  const letters = literal.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [];
  return {
    signs: [...new Set([...escaped, ...signs, ...ALWAYS, ...letters])].slice(0, MOST_SIGNS),
    words: [...new Set(literal.match(/\p{L}{2,}/gu) ?? [])].slice(0, MOST_WORDS),
  };
}

function attacksOn(source: string): Attack[] {
  const { signs, words } = partsOf(source);
  const pairs = signs.flatMap((one) => signs.map((other) => (one === other ? one : one + other)));
  const pumps = new Set([...pairs, ...words.flatMap((word) => [word, `${word} `]), `${words.join(' ')} `]);
  const begun = words.slice(0, 6).flatMap((word) => signs.slice(0, 8).map((pump) => ({ begin: `${word} `, pump })));
  return [...[...pumps].map((pump) => ({ begin: '', pump })), ...begun].flatMap((attack) =>
    ['', '\u0001'].map((end) => ({ ...attack, end })),
  );
}

function textOf({ begin, pump, end }: Attack, length: number): string {
  return (begin + pump.repeat(Math.ceil(length / pump.length))).slice(0, length - 1) + end;
}

const context = createContext({ cpuUsage: () => process.cpuUsage() });
/** A sticky pattern is tried at one place, any other one from each. */
const SEARCHES = new Script(`
  for (const text of texts) {
    const before = cpuUsage();
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found && !pattern.sticky; found = pattern.exec(text)) {
      if (found[0] === '') pattern.lastIndex += 1;
    }
    const after = cpuUsage();
    costs.push((after.user - before.user + after.system - before.system) / 1000);
  }
`);

/** Milliseconds of the processor for finding all that fits in each text. */
function costsOf(pattern: RegExp, texts: string[]): number[] {
  const costs: number[] = [];
  Object.assign(context, { pattern, texts, costs });
  try {
    const isShort = texts.every((text) => text.length <= SHORTEST);
    SEARCHES.runInContext(context, { timeout: isShort ? GIVE_UP_MS.shortest : GIVE_UP_MS.others });
  } catch {
    costs.push(Number.POSITIVE_INFINITY);
  }
  return costs;
}

const ESCAPE = /\\(?:u\{[0-9a-f]+\}|[pP]\{[^}]*\}|[\s\S])/gi;
const CLASS = /\[[^\]]*\]/g;

/**
 * Whether a pattern cannot take more than linear time: from each place it reads a limited number of characters, or it is
 * one kind of character, of which it takes as many as there are.
 */
export function isPlainlyLinear(source: string): boolean {
  const plain = source.replaceAll(ESCAPE, 'c').replaceAll(CLASS, 'c');
  return !/[*+{]/.test(plain) || /^c[*+]$/.test(plain);
}

/** Under which attack a pattern takes more than linear time: how much a short text of it costs, and a longer one. */
export function slowUnder({ file, source, flags }: Pattern): string | undefined {
  if (isPlainlyLinear(source)) return undefined;
  const [, most = Number.POSITIVE_INFINITY] = BOUNDED.find(([folder]) => file.startsWith(folder)) ?? [];
  const pattern = new RegExp(source, flags.includes('y') ? flags : `${flags.replace('g', '')}g`);
  let attacks = attacksOn(source);
  let before = attacks.map(() => FLOOR_MS);
  for (const length of [SHORTEST, ...LENGTHS].filter((each, index) => index < 2 || each <= most)) {
    const texts = attacks.map((attack) => textOf(attack, Math.min(length, most)));
    const costs = costsOf(pattern, texts);
    const cost = (index: number) => costs[index] ?? 0;
    const limit = (index: number) => MAX_GROWTH * Math.max(before[index] ?? 0, FLOOR_MS);
    // Measured again, because a busy machine may make one look slow.
    const slow = costs.findIndex(
      (each, index) =>
        each > limit(index) && (costsOf(pattern, texts.slice(index, index + 1))[0] ?? each) > limit(index),
    );
    if (slow >= 0) {
      const { begin, pump } = attacks[slow] ?? { begin: '', pump: '' };
      const found = `${before[slow]?.toFixed()} ms, then ${cost(slow).toFixed()} ms for ${length} characters`;
      return `${file} /${source}/${flags}: ${JSON.stringify(begin + pump.repeat(3))}… takes ${found}`;
    }
    const dearest = [...attacks.keys()].sort((one, other) => cost(other) - cost(one));
    const goOn =
      length === SHORTEST ? dearest : dearest.filter((index, rank) => rank === 0 || (rank < 8 && cost(index) > 1));
    before = goOn.map(cost);
    attacks = goOn.flatMap((index) => attacks[index] ?? []);
  }
  return undefined;
}

/** Files by their paths from a folder, as `slow-patterns.ts <folder> <files>`: prints what is slow, a line each, and how many were tried. */
if (process.argv[1] === import.meta.filename) {
  const [, , root = '', ...files] = process.argv;
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const patterns = texts.flatMap(({ file, text }) => patternsIn(file, text));
  const building = texts
    .filter(({ text }) => /\bnew RegExp\(|\b(?:anyOf|phrases)\(/.test(text))
    .map(({ file }) => file);
  const built = await patternsBuiltIn(building, root);
  const unique = new Map([...patterns, ...built].map((each) => [`${each.source}/${each.flags}`, each]));
  const slow = [...unique.values()].flatMap((each) => slowUnder(each) ?? []);
  process.stdout.write(JSON.stringify({ tried: unique.size, slow }));
  process.exit();
}
