import type { Exam, TestType } from '@wattle/contract/constants';
import {
  examProfile,
  offeredInWords,
  offeredSections,
  onPaperSentence,
  practisedSubjects,
} from '@wattle/contract/exams';
import type { PracticeExamState } from '@wattle/contract/practice-exam';
import type { AttemptSummary } from '@wattle/contract/results';
import { TEST_KINDS } from '@wattle/contract/test-kinds';
import { numberInWords } from '@wattle/contract/text';
import { ButtonLink, Card, type CardTone, Cluster, Heading, LinkLine, MutedText } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { openAttemptsOf, openPapersOf } from '../attempts';
import { buttonName, factsSentence, PRACTICE_QUESTIONS } from '../exam/test-facts';
import { PrintExamLink, StartLink } from '../links';
import { PAPER_PATH, PRACTICE_EXAM_PATH, PRACTICE_TEST_PATH, resumePath, testPath } from '../paths';
import { TileContent, Tiles } from './tiles';

interface TestCard {
  kind: TestType;
  tone: CardTone;
  path: string;
  facts: string;
  name: string;
}

const OF_MATHS = [ofMaths('weekly-test', 'weekly'), ofMaths('mega-test', 'mega')];

/** Writing is not named to a child whose exam has none. */
function practiceTest(exam: Exam | undefined): TestCard {
  const isAllPractised = practisedSubjects(exam).includes('Writing');
  const subjects = isAllPractised ? ': Reading, Maths, Thinking Skills, then Writing' : ' from all four subjects';
  return {
    kind: 'practice-test',
    tone: 'practice',
    path: PRACTICE_TEST_PATH,
    facts: `About ${PRACTICE_QUESTIONS} questions${subjects}. No clock.`,
    name: 'practice test',
  };
}

interface TestCardsProps {
  attempts: AttemptSummary[] | undefined;
  practiceExam: PracticeExamState | undefined;
}

/**
 * The tests that every child sees first (docs/published.md, screens), of the weekly and the mega test the one in Maths;
 * then the practice exam, and tests on paper.
 */
export function TestCards({ attempts = [], practiceExam }: TestCardsProps) {
  const openPaths = openAttemptsOf(attempts).map(resumePath);
  return (
    <>
      <Tiles $count={3}>
        {[practiceTest(practiceExam?.exam), ...OF_MATHS].map(({ kind, tone, path, facts, name }) => (
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
      <PracticeExamCard {...practiceExam} />
      <PaperLine attempts={attempts} />
    </>
  );
}

function ofMaths(kind: 'weekly-test' | 'mega-test', tone: CardTone): TestCard {
  const facts = `Maths. ${factsSentence(kind, 'Maths')}.`;
  return { kind, tone, path: testPath(kind, 'Maths'), facts, name: buttonName(kind, 'Maths') };
}

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
`;

/** Leads to the practice exam, and in the middle of it says what comes next. An exam on paper is printed. */
function PracticeExamCard({ series, exam }: Partial<PracticeExamState>) {
  const next = series?.parts.find(({ state }) => state !== 'submitted');
  const { name, isOnScreen } = examProfile(exam);
  if (!next && !isOnScreen) return <ExamOnPaperCard exam={exam} />;
  return (
    <Card>
      <Cluster justify="space-between">
        <Words>
          <Heading level={3} size={20}>
            Whole practice exam
          </Heading>
          <MutedText size={16}>
            {next
              ? `${next.state === 'open' ? 'Under way' : 'Next'}: ${next.subject}`
              : `As in the ${name}: ${offeredInWords(exam)} with breaks, about ${hoursOf(exam)}.`}
          </MutedText>
        </Words>
        <ButtonLink as={Link} to={PRACTICE_EXAM_PATH} variant="secondary">
          {next ? 'Continue' : 'Start'} whole exam
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

function ExamOnPaperCard({ exam }: { exam: Exam | undefined }) {
  const { name } = examProfile(exam);
  return (
    <Card>
      <Cluster justify="space-between">
        <Words>
          <Heading level={3} size={20}>
            {name}
          </Heading>
          <MutedText size={16}>{onPaperSentence(exam)}</MutedText>
        </Words>
        <PrintExamLink exam={exam} variant="secondary" />
      </Cluster>
    </Card>
  );
}

/** "three hours", with the breaks. */
function hoursOf(exam: Exam | undefined): string {
  const seconds = offeredSections(exam).reduce((sum, each) => sum + each.seconds + (each.breakSeconds ?? 0), 0);
  return `${numberInWords(Math.round(seconds / 3_600))} hours`;
}

/** Leads to the tests on paper, and says how many wait for their answers. */
function PaperLine({ attempts }: { attempts: AttemptSummary[] }) {
  const { length } = openPapersOf(attempts);
  return (
    <LinkLine>
      <Link to={PAPER_PATH}>Print a test, or enter a paper test</Link>
      {length > 0 && ` (${length === 1 ? 'one waits' : `${length} wait`} for answers)`}
    </LinkLine>
  );
}
