import { type CorpusItem, corpus, flawsOf } from './corpus';

const PARTS = [
  ['the part that was held out', 'flawed-held-out', 'sound-held-out'],
  ['the part in the style of a chat model', 'flawed-model-style', 'sound-model-style'],
  ['the part that was written last', 'flawed-written-last', 'sound-written-last'],
] as const;

const MIN_CAUGHT = 0.95;
const MAX_REFUSED = 0.1;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The checks that find a flaw; a flawed item that another check refuses is not caught. */
const FOUND_BY: Record<string, string[]> = {
  'wrong-key': ['computedKey', 'explanationEndsAtKey', 'secondAnswer', 'trueEquations'],
  'two-keys': ['oneKey', 'computedKey'],
  'no-key': ['oneKey', 'computedKey', 'explanationEndsAtKey'],
  'repeated-options': ['oneKey'],
  'near-duplicate': ['notNearDuplicate'],
  'key-leaked': ['keyNotInStem'],
  'off-year-level': ['yearLevelWords'],
  unsafe: ['safeForChildren'],
  'broken-maths': ['trueEquations', 'computedKey'],
  'other-topic': ['sameTopic'],
  'markup-or-instruction': ['noMarkup', 'noInstructions'],
};

function isRefused(item: CorpusItem): boolean {
  const flaws = flawsOf(item);
  const checks = item.flaw === undefined ? undefined : FOUND_BY[item.flaw];
  return flaws.some(({ check }) => checks?.includes(check) ?? true);
}

/** Prints how many items are refused, kind by kind, with those where the gate is wrong. */
function refusedShare(title: string, items: readonly CorpusItem[], kindOf: (item: CorpusItem) => string): number {
  const judged = items.map((item) => ({ item, kind: kindOf(item), isRefused: isRefused(item) }));
  const rows = [...new Set(judged.map(({ kind }) => kind))].map((kind) => {
    const ofKind = judged.filter((each) => each.kind === kind);
    const wrong = ofKind
      .filter(({ item, isRefused }) => isRefused !== (item.flaw !== undefined))
      .map(({ item }) => item.id);
    const count = `${ofKind.filter(({ isRefused }) => isRefused).length}/${ofKind.length}`;
    return `  ${kind.padEnd(24)}${count.padStart(6)}  ${wrong.join(', ')}`;
  });
  const refused = judged.filter(({ isRefused }) => isRefused).length;
  process.stdout.write(
    `${title}: ${refused} of ${items.length} refused, ${percent(refused / items.length)}\n${rows.join('\n')}\n`,
  );
  return refused / items.length;
}

const flawOf = ({ flaw }: CorpusItem) => flaw ?? 'none';
const subjectOf = ({ subject }: CorpusItem) => subject as string;

describe.each(PARTS)('%s', (part, flawed, sound) => {
  it('has at least 95 % of its flawed items refused', () =>
    expect(refusedShare(`Flawed, ${part}`, corpus(flawed), flawOf)).toBeGreaterThanOrEqual(MIN_CAUGHT));

  it('has at most 10 % of its sound items refused', () =>
    expect(refusedShare(`Sound, ${part}`, corpus(sound), subjectOf)).toBeLessThanOrEqual(MAX_REFUSED));
});

it('has at most 10 % of the sound items refused that the checks were written with', () =>
  expect(refusedShare('Sound, written with the checks', corpus('sound'), subjectOf)).toBeLessThanOrEqual(MAX_REFUSED));

test('the corpus holds at least 120 flawed and 120 sound items, each once', () => {
  const all = PARTS.map(([, flawed, sound]) => ({ flawed: corpus(flawed), sound: corpus(sound) }));
  const [flawed, sound] = [
    all.flatMap((part) => part.flawed),
    [...corpus('sound'), ...all.flatMap((part) => part.sound)],
  ];
  expect(flawed.filter(({ flaw = '' }) => !FOUND_BY[flaw])).toEqual([]);
  expect(Math.min(flawed.length, sound.length)).toBeGreaterThanOrEqual(120);
  const texts = [...flawed, ...sound].map(
    ({ subject, item }) => `${subject} ${item.question} ${item.mcq_options} ${item.text ?? ''}`,
  );
  expect(new Set(texts).size).toBe(texts.length);
});
