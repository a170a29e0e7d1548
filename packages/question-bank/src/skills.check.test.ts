import { SKILLS, skillNamed, skillsOf, skillsOfTopic } from '@wattle/contract/skills';
import { readBankItems } from './items/bank-items';
import { SEED_FOLDER } from './seed/read-folder';
import { readSeedBank } from './seed/seed-bank';

/**
 * In its first weeks a skill comes back on three days (0, 2 and 11 days after it went well), each time with a question that
 * the child has not met: one that went wrong and three more.
 */
const LEAST_IN_TESTS = 4;

const items = (await readBankItems()).filter(({ subject }) => subject !== 'Writing');
const slugsOf = (some: typeof items) => some.map(({ slug }) => slug).join();

test('every item names one to three skills of its subject, each once', () => {
  const wrong = items.filter(({ subject, skills = [] }) => {
    const own = skills.filter((id) => skillNamed(subject, id)?.id === id);
    return own.length !== skills.length || own.length < 1 || own.length > 3 || new Set(own).size !== own.length;
  });
  expect(slugsOf(wrong)).toBe('');
});

test('the skills of every item are loaded into the bank of a server', async () => {
  const loaded = (await readSeedBank(SEED_FOLDER)).filter(({ subject }) => subject !== 'Writing');
  const skillsOfLoaded = loaded.map((question) => [question.slug, 'skills' in question ? question.skills : []]);
  expect(skillsOfLoaded).toEqual(items.map(({ slug, skills }) => [slug, skills]));
});

test('tests serve enough questions of each skill', () => {
  const inTests = items.filter(({ pool }) => pool !== 'Free assessment');
  const scarce = SKILLS.filter(
    ({ id }) => inTests.filter(({ skills = [] }) => skills.includes(id)).length < LEAST_IN_TESTS,
  );
  expect(scarce).toEqual([]);
});

test('no skill is the same as a topic', () => {
  const topics = [...new Set(items.map(({ category }) => category))];
  const ofTopics = topics.map((topic) => slugsOf(items.filter(({ category }) => category === topic)));
  const same = SKILLS.filter(({ id }) => ofTopics.includes(slugsOf(items.filter((item) => item.skills?.includes(id)))));
  expect(same).toEqual([]);
});

test('every topic has skills, and a question that names none has the first of them', () => {
  for (const { subject, category } of items) {
    const [first] = skillsOfTopic(subject, category);
    expect(skillsOf({ subject, category })).toEqual([first?.id]);
  }
});

test('names are used once in a subject, and in a sheet they can be told apart', () => {
  const names = SKILLS.map(({ subject, name }) => `${subject} ${name.toLowerCase()}`);
  expect(new Set(names).size).toBe(names.length);
  expect(SKILLS.filter(({ name }) => name.includes(';'))).toEqual([]);
});
