import { QUESTION_COUNTS, type TestType } from '@wattle/contract/constants';
import type { AttemptSummary } from '@wattle/contract/results';
import { questionCount, TEST_KINDS, testSeconds } from '@wattle/contract/test-kinds';
import { formatMinutes } from '@wattle/contract/text';
import { Card, type CardTone, Heading } from '@wattle/design-system';
import { openAttemptsOf } from '../attempts';
import { StartLink } from '../links';
import { PRACTICE_TEST_PATH, resumePath, testPath } from '../paths';
import { TileContent, Tiles } from './tiles';

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

export function TestCards({ attempts = [] }: { attempts: AttemptSummary[] | undefined }) {
  const openPaths = openAttemptsOf(attempts).map(resumePath);
  return (
    <Tiles $count={3}>
      {TESTS.map(({ kind, tone, path, facts }) => (
        <Card as="li" key={kind} tone={tone}>
          <TileContent gap={12} align="flex-start">
            <Heading level={3} size={22}>
              {TEST_KINDS[kind].title.toUpperCase()}
            </Heading>
            <p>{facts}</p>
            <StartLink name={TEST_KINDS[kind].title} path={path} isOpen={openPaths.includes(path)} variant="brand" />
          </TileContent>
        </Card>
      ))}
    </Tiles>
  );
}

function factsOf(kind: TestType): string {
  return `${questionCount(kind, 'Maths')} questions in ${formatMinutes(testSeconds(kind, 'Maths') ?? 0)}.`;
}
