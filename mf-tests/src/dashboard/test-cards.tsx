import {
  type AttemptSummary,
  formatMinutes,
  QUESTION_COUNTS,
  questionCount,
  TEST_KINDS,
  type TestType,
  testSeconds,
} from '@wattle/contract';
import type { CardTone } from '@wattle/design-system';
import { openAttemptsOf } from '../attempts';
import { PRACTICE_TEST_PATH, resumePath, testPath } from '../paths';
import { TestCard } from './test-card';
import { Tiles } from './tiles';

const TESTS: { kind: TestType; tone: CardTone; path: string; facts: string }[] = [
  {
    kind: 'practice-test',
    tone: 'practice',
    path: PRACTICE_TEST_PATH,
    facts: `Reading, Maths and Thinking Skills, ${QUESTION_COUNTS.practiceSection} questions each, then Writing. No clock.`,
  },
  { kind: 'weekly-test', tone: 'weekly', path: testPath('weekly-test', 'Maths'), facts: factsOf('weekly-test') },
  { kind: 'mega-test', tone: 'mega', path: testPath('mega-test', 'Maths'), facts: factsOf('mega-test') },
];

/** The practice, the weekly and the mega test. */
export function TestCards({ attempts = [] }: { attempts: AttemptSummary[] | undefined }) {
  const openPaths = openAttemptsOf(attempts).map(resumePath);
  return (
    <Tiles $count={3}>
      {TESTS.map(({ kind, ...test }) => (
        <TestCard key={kind} title={TEST_KINDS[kind].title} isOpen={openPaths.includes(test.path)} {...test} />
      ))}
    </Tiles>
  );
}

function factsOf(kind: TestType): string {
  return `${questionCount(kind, 'Maths')} questions in ${formatMinutes(testSeconds(kind, 'Maths') ?? 0)}.`;
}
