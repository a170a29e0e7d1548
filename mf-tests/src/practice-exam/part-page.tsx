import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { subjectSchema } from '@wattle/contract/questions';
import { attemptTitle, questionCount } from '@wattle/contract/test-kinds';
import { ExamLoading } from '@wattle/exam-player';
import { Navigate, useLocation, useParams } from '@wattle/platform';
import { useState } from 'react';
import { FRESH } from '../api';
import { StudentTest } from '../exam/student-test';
import { NotFound } from '../not-found';
import { PRACTICE_EXAM_PATH } from '../paths';
import { usePracticeExamQuery } from '../practice-exam.api';
import { subjectOf } from '../subjects';
import { practiceExamCalls } from '../tests.api';

/**
 * One of the tests of a practice exam. It is opened only where the child has started its clock: the page of the practice
 * exam says how to go on with any other.
 */
export function PartPage() {
  const subject = subjectSchema.safeParse(useParams().category).data;
  if (!subject) return <NotFound title="Unknown test">There is no such test.</NotFound>;
  return <Part key={subject} subject={subject} />;
}

/** Devices keep the address that it had before. */
export function MovedPart() {
  const { pathname, search } = useLocation();
  return <Navigate to={`/test${pathname}${search}`} replace />;
}

function Part({ subject }: { subject: Subject }) {
  const { turn, exam } = useTurn(subject);
  const title = attemptTitle({ kind: 'full-test', subject: SUBJECT_NAMES[subject] });
  if (turn === 'unknown') return <ExamLoading title={title} label="Loading questions" />;
  if (turn === 'other') return <Navigate to={PRACTICE_EXAM_PATH} replace />;
  return (
    <StudentTest
      title={title}
      kind="full-test"
      category={`full-test_${subject}`.toLowerCase()}
      expectedCount={questionCount('full-test', subject, exam)}
      calls={practiceExamCalls(subject)}
      nextPath={PRACTICE_EXAM_PATH}
      // It is over since, or was stopped.
      overPath={PRACTICE_EXAM_PATH}
    />
  );
}

/** Whether this test is under way when the page opens, and of which exam. Where that is not known, the opening says what is wrong. */
function useTurn(subject: Subject) {
  const { data, error, isFetching } = usePracticeExamQuery(undefined, FRESH);
  const [turn, setTurn] = useState<'unknown' | 'under-way' | 'other'>('unknown');
  const exam = data?.series?.exam;
  // What becomes of the practice exam later does not close a test on the screen.
  if (turn !== 'unknown' || isFetching) return { turn, exam };
  const part = data?.series?.parts.find((each) => subjectOf(each.subject) === subject);
  const found = error || !data || part?.state === 'open' ? 'under-way' : 'other';
  setTurn(found);
  return { turn: found, exam };
}
