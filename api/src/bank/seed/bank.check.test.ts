import type { Question } from '@wattle/contract/questions';
import { blueprintOf } from '@wattle/contract/test-kinds';
import { topicHint } from '@wattle/contract/topic-hints';
import { topicMeaning } from '@wattle/contract/topic-meanings';
import { readSeedBank, readSeedPicture, type SeedQuestion } from '@wattle/question-bank';
import { SEED_FOLDER } from '../../seed-folder';
import type { GeneratedItem } from '../generation/gate/generated-item';
import { notNearDuplicate } from '../generation/gate/likeness';

type ChoiceQuestion = SeedQuestion & GeneratedItem & Pick<Question, 'format'>;

const bank = await readSeedBank(SEED_FOLDER);
const pictures = await Promise.all(bank.map((question) => readSeedPicture(SEED_FOLDER, question)));
const pictureBySlug = new Map(bank.map(({ slug }, index) => [slug, pictures[index]?.toString('base64')]));
const choicesOf = (subject: string) =>
  bank.filter((question): question is ChoiceQuestion => question.subject === subject);

test('no slug and no question stands twice', () => {
  for (const key of [({ slug }: SeedQuestion) => slug, ({ question, text }: SeedQuestion) => `${question}\n${text}`]) {
    expect(bank.map(key)).toEqual([...new Set(bank.map(key))]);
  }
});

test('the questions that are loaded with a picture are those that describe one', () => {
  const pictured = bank.filter((_question, index) => pictures[index]);
  expect(pictured).toEqual(bank.filter(({ image_description }) => image_description));
});

test.each(['Maths', 'ThinkingSkills'] as const)('the topics of %s are those that tests are mixed from', (subject) => {
  const categories = new Set(choicesOf(subject).map(({ category }) => category));
  expect([...categories].sort()).toEqual(Object.keys(blueprintOf('full-test', subject).mix.topics ?? {}).sort());
});

// Writing has no scores by topic.
const scoredTopics = () =>
  new Set(bank.flatMap(({ subject, category }) => (subject === 'Writing' ? [] : (category ?? ''))));

test('every topic has a hint for those who practise with feedback', () => {
  expect([...scoredTopics()].filter((topic) => !topicHint(topic))).toEqual([]);
});

test('every topic that has a score says what it is, with an example', () => {
  expect([...scoredTopics()].filter((topic) => !topicMeaning(topic))).toEqual([]);
});

test.each(['Maths', 'ThinkingSkills', 'Reading'] as const)(
  '%s asks nothing twice, also not with other numbers or names',
  (subject) => {
    // The options of a gap are the same for all gaps of a passage.
    const all = choicesOf(subject).filter(({ format }) => format !== 'gap');
    const pictureOf = ({ slug }: SeedQuestion) => pictureBySlug.get(slug);
    const parent = { question: '', mcq_options: '' };
    const repeated = all.flatMap((item, at) => {
      const nearby = all.slice(at + 1).filter((other) => pictureOf(other) === pictureOf(item));
      const flaw = notNearDuplicate(item, { subject, parent, nearby });
      return flaw ? [`${item.slug}: ${flaw}`] : [];
    });
    expect(repeated).toEqual([]);
  },
);
