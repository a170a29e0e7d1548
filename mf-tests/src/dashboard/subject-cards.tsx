import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { AttemptSummary } from '@wattle/contract/results';
import { Card, formatDay, Heading, MutedText, SubjectMark } from '@wattle/design-system';
import { finishedOf, openAttemptsOf } from '../attempts';
import { StartLink } from '../links';
import { testPath } from '../paths';
import { TileContent, Tiles } from './tiles';

interface SubjectCardsProps {
  /** Undefined while they are not known. */
  attempts: AttemptSummary[] | undefined;
  now: number;
}

/** The four subjects, each with how it went last. */
export function SubjectCards({ attempts, now }: SubjectCardsProps) {
  return (
    <Tiles $count={4}>
      {SUBJECTS.map((subject) => {
        const name = SUBJECT_NAMES[subject];
        const isOpen = openAttemptsOf(testsOf(attempts ?? [], subject)).length > 0;
        return (
          <Card as="li" key={subject}>
            <TileContent gap={8}>
              <SubjectMark subject={subject} />
              <Heading level={3} size={20}>
                {name}
              </Heading>
              <MutedText>{attempts && factOf(attempts, subject, now)}</MutedText>
              <StartLink name={name} path={testPath('subject-test', subject)} isOpen={isOpen} isWide />
            </TileContent>
          </Card>
        );
      })}
    </Tiles>
  );
}

function testsOf(attempts: readonly AttemptSummary[], subject: Subject): AttemptSummary[] {
  return attempts.filter((attempt) => attempt.kind === 'subject-test' && attempt.subject === SUBJECT_NAMES[subject]);
}

/** How the subject test went last; one that was never taken may be under way, or the subject part of other tests. */
function factOf(attempts: readonly AttemptSummary[], subject: Subject, now: number): string {
  const name = SUBJECT_NAMES[subject];
  const tests = testsOf(attempts, subject);
  const [last] = finishedOf(tests);
  if (last?.score === null) return `Last: ${formatDay(last.submittedAt, now)}`;
  if (last) return `Last: ${last.score} of ${last.total}`;
  if (tests.length > 0) return 'Under way';
  const isPartOfOthers = finishedOf(attempts).some((each) => each.subject === name || each.kind === 'practice-test');
  return isPartOfOthers ? `No ${name} test on its own yet` : 'Not tried yet';
}
