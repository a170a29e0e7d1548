import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { MISCONCEPTIONS } from '@wattle/contract/misconceptions';
import { readSeedBank } from '@wattle/question-bank';
import { SEED_FOLDER } from '../../seed-folder';
import { misconceptionOf } from './misconception-rule';

it.each([
  ['Maths', 'This takes a tonne to be 100 kg.', 'maths-unit'],
  ['Maths', 'This counts each diagonal twice, once from each end.', 'maths-twice'],
  ['Maths', 'This divides 30 by the 6 flashes instead of the 5 gaps.', 'maths-ends'],
  ['Maths', 'This leaves out statement 3, but 1/3 is 4/12.', 'maths-statement'],
  ['Maths', 'This leaves out the hats.', 'maths-part'],
  ['Maths', 'This is the number of hectares, not of sheep.', 'maths-other-number'],
  ['Maths', 'This swaps 2 red cards for 3 blue ones and then stops.', 'maths-early-stop'],
  ['Maths', 'This swaps the two numbers of the vertex.', 'maths-swapped'],
  ['Thinking Skills', 'This turns the rule around: wooden means red.', 'thinking-turned-rule'],
  ['Thinking Skills', 'It does not make the argument stronger.', undefined],
  ['Reading', 'This goes by “he noticed”, but nobody is waiting.', 'reading-phrase'],
  ['Reading', 'It thinks of the colours.', 'reading-own-idea'],
  // The rules of a subject know nothing of another one's rationales.
  ['Reading', 'This leaves out the hats.', undefined],
] as const)('in %s, “%s” tells of %s', (subject, rationale, id) => {
  expect(misconceptionOf(rationale, subject)).toBe(id);
});

it('finds each kind in five questions of the bank at least', async () => {
  const bank = await readSeedBank(SEED_FOLDER);
  const found = bank.flatMap(({ subject, ...question }) => [
    ...new Set(rationalesOf(question).map((rationale) => misconceptionOf(rationale, SUBJECT_NAMES[subject]))),
  ]);
  const rare = MISCONCEPTIONS.filter(({ id }) => found.filter((each) => each === id).length < 5);
  expect(rare.map(({ id }) => id)).toEqual([]);
});

/** Writing has none. */
function rationalesOf(question: object): string[] {
  return 'wrong_turns' in question ? Object.values({ ...(question.wrong_turns as Record<string, string>) }) : [];
}
