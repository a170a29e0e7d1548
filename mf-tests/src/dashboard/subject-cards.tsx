import { type AttemptSummary, SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract';
import { Grid } from '@wattle/design-system';
import { finishedOf, openAttemptsOf } from '../attempts';
import { dayInWords } from '../day-in-words';
import { SubjectCard } from './subject-card';

interface SubjectCardsProps {
  /** Undefined while they are not known. */
  attempts: AttemptSummary[] | undefined;
  now: number;
}

/** The four subjects, each with how it went last. */
export function SubjectCards({ attempts, now }: SubjectCardsProps) {
  return (
    <Grid as="ul" columnWidth={150}>
      {SUBJECTS.map((subject) => {
        const tests = attempts?.filter((attempt) => isSubjectTest(attempt, subject));
        return (
          <SubjectCard
            key={subject}
            subject={subject}
            fact={tests && lastResult(tests, now)}
            isOpen={tests !== undefined && openAttemptsOf(tests).length > 0}
          />
        );
      })}
    </Grid>
  );
}

function isSubjectTest(attempt: AttemptSummary, subject: Subject): boolean {
  return attempt.kind === 'subject-test' && attempt.subject === SUBJECT_NAMES[subject];
}

function lastResult(tests: AttemptSummary[], now: number): string {
  const [last] = finishedOf(tests);
  if (!last) return 'Not tried yet';
  if (last.score === null) return `Last: ${dayInWords(last.submittedAt, now)}`;
  return `Last: ${last.score} of ${last.total}`;
}
