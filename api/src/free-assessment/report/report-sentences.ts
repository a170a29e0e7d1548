import type { FreeReport, PracticeTopic } from '@wattle/contract/free-assessment';
import { TEST_KINDS } from '@wattle/contract/test-kinds';
import { capitalized, chosenForYear, listInWords, numberInWords } from '@wattle/contract/text';
import {
  strongestFirst,
  strongestTopic,
  sumOf,
  type TestFigures,
  type TopicFigures,
  topicsNotTried,
  topicsToPractise,
  topicsToTry,
  weakestTopic,
} from './report-figures';

const MEGA_TEST_MINUTES = (TEST_KINDS['mega-test'].seconds ?? 0) / 60;

interface Step {
  title: string;
  text: string;
}

/** Where there are fewer than two topics to practise. */
const FURTHER_STEPS: [Step, Step] = [
  {
    title: 'A writing task',
    text: 'The exam has one, and these three tests have none. Plan for five minutes, then write.',
  },
  {
    title: 'The mega test',
    text: `It has the hardest questions of the month, and a clock of ${MEGA_TEST_MINUTES} minutes.`,
  },
];

const CALLS = ['Sign up for harder tests', 'Sign up to practise', 'Sign up to practise both'];

/** Topics that are named one by one. */
const MAX_NAMED = 3;

/** What page and mail of a report begin with, and what they say of each test. */
export function reportWords(tests: readonly TestFigures[]): Omit<FreeReport, 'email' | 'resultsToken'> {
  const { score, total } = sumOf(tests);
  const year = tests.find((test) => test.chosenForYear)?.chosenForYear;
  const { title, lead } = openingOf(tests);
  return {
    title,
    score,
    total,
    lead: `${lead}${year ? ` ${chosenForYear(year)}.` : ''}`,
    tests: tests.map((test) => ({
      subject: test.subject,
      title: test.title,
      score: test.score,
      total: test.total,
      strength: strengthOf(test),
      next: weakestTopic(test)?.topic,
      notTried: notTriedIn(test),
    })),
    practise: topicsToPractise(tests),
  };
}

/** The result, and one sentence of what is behind it. */
export function openingOf(tests: readonly TestFigures[]): { title: string; lead: string } {
  const { score, total } = sumOf(tests);
  if (score === total) return { title: 'Every answer right', lead: 'Not one question was missed.' };
  if (score === 0) return { title: 'Three tests done', lead: 'Now you know where to begin.' };

  const title = `${score} of ${total} right`;
  const strong = tests.flatMap((test) => strongestTopic(test)?.topic ?? []);
  if (strong.length > 0) return { title, lead: `Every question right in ${listInWords(strong)}.` };
  const best = bestTopic(tests);
  if (best) return { title, lead: `Best so far: ${best.topic}, ${best.correct} of ${best.total} right.` };
  return { title, lead: 'The rest can be learnt.' };
}

/**
 * The topic with the largest share of right answers, if that is at least half of several questions. None where any topic
 * is all right, because the list of topics shows that one.
 */
function bestTopic(tests: readonly TestFigures[]): TopicFigures | undefined {
  const topics = tests.flatMap((test) => test.topics);
  if (topics.some(({ correct, total }) => correct === total)) return undefined;
  return topics.filter(({ correct, total }) => total > 1 && 2 * correct >= total).toSorted(strongestFirst)[0];
}

export function topicLines(test: TestFigures): string[] {
  const others = test.topics
    .filter(({ correct, total, isTried }) => isTried && correct < total)
    .toSorted(strongestFirst)
    .map(({ topic, correct, total }) => `${topic} ${correct} of ${total}`);
  const notTried = notTriedIn(test);
  return [
    strengthOf(test),
    ...(others.length > 0 ? [others.join(', ')] : []),
    ...(notTried ? [`Not tried yet: ${notTried}`] : []),
  ];
}

function notTriedIn(test: TestFigures): string | undefined {
  return commaList(topicsNotTried(test)) || undefined;
}

/** Many names have “and” in them. */
function commaList(topics: readonly TopicFigures[]): string {
  return topics.map(({ topic }) => topic).join(', ');
}

/** What went well in a test: of none right, what was tried. */
function strengthOf({ topics, isMarked, score, total, answeredCount, isBeforeDeadline }: TestFigures): string {
  if (!isMarked) return 'As it was counted in the browser.';
  const names = (some: TopicFigures[]) => listInWords(some.map(({ topic }) => topic));
  const right = topics.filter((topic) => topic.correct === topic.total);
  if (right.length > 0) return `${names(right)}: ${score === total ? 'every answer right' : 'all right'}`;
  if (score > 0) {
    const some = topics.filter(({ correct }) => correct > 0).toSorted(strongestFirst);
    const where = some.length > MAX_NAMED ? `, in ${numberInWords(some.length)} topics` : `: ${commaList(some)}`;
    return `${capitalized(numberInWords(score))} right ${score === 1 ? 'answer' : 'answers'}${where}`;
  }
  if (answeredCount === 0) return 'A first look at the questions';
  if (answeredCount < total) return `${answeredCount} of ${total} questions tried`;
  return `All ${numberInWords(total)} questions tried${isBeforeDeadline ? ', before the time was up' : ''}`;
}

/** Always two; other steps where there is nothing to practise. */
export function nextSteps(tests: readonly TestFigures[]): { steps: [Step, Step]; call: string } {
  const textOf = ({ meaning, advice }: PracticeTopic) => (meaning ? `${meaning} ${advice}` : advice);
  const practice = [
    ...topicsToPractise(tests).map((each) => {
      return { title: `${each.topic}, ${each.correct} of ${each.total} right`, text: textOf(each) };
    }),
    ...topicsToTry(tests).map((each) => ({ title: `${each.topic}, not tried yet`, text: textOf(each) })),
  ].slice(0, 2);
  const [first = FURTHER_STEPS[0], second = FURTHER_STEPS[practice.length === 1 ? 0 : 1]] = practice;
  return { steps: [first, second], call: CALLS[practice.length] ?? '' };
}
