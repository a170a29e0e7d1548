import type { TestType } from '@wattle/contract/constants';
import type { AttemptSummary } from '@wattle/contract/results';
import { TEST_KINDS } from '@wattle/contract/test-kinds';
import { Card, type CardTone, Heading } from '@wattle/design-system';
import { openAttemptsOf } from '../attempts';
import { PRACTICE_QUESTIONS } from '../exam/test-facts';
import { buttonName, factsSentence } from '../exam/test-sentences';
import { StartLink } from '../links';
import { PRACTICE_TEST_PATH, resumePath, testPath } from '../paths';
import { TileContent, Tiles } from './tiles';

const TESTS: { kind: TestType; tone: CardTone; path: string; facts: string; name: string }[] = [
  {
    kind: 'practice-test',
    tone: 'practice',
    path: PRACTICE_TEST_PATH,
    facts: `About ${PRACTICE_QUESTIONS} questions: Reading, Maths, Thinking Skills, then Writing. No clock.`,
    name: 'practice test',
  },
  ofMaths('weekly-test', 'weekly'),
  ofMaths('mega-test', 'mega'),
];

/** The tests that every child sees first (docs/published.md, screens): of the weekly and the mega test the one in Maths. */
export function TestCards({ attempts = [] }: { attempts: AttemptSummary[] | undefined }) {
  const openPaths = openAttemptsOf(attempts).map(resumePath);
  return (
    <Tiles $count={3}>
      {TESTS.map(({ kind, tone, path, facts, name }) => (
        <Card as="li" key={kind} tone={tone}>
          <TileContent gap={8} align="flex-start">
            <Heading level={3} size={20}>
              {TEST_KINDS[kind].title.toUpperCase()}
            </Heading>
            <p>{facts}</p>
            <StartLink name={name} path={path} isOpen={openPaths.includes(path)} />
          </TileContent>
        </Card>
      ))}
    </Tiles>
  );
}

function ofMaths(kind: 'weekly-test' | 'mega-test', tone: CardTone) {
  const facts = `Maths. ${factsSentence(kind, 'Maths')}.`;
  return { kind, tone, path: testPath(kind, 'Maths'), facts, name: buttonName(kind, 'Maths') };
}
