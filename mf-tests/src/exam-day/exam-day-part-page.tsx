import { attemptTitle, questionCount, SUBJECT_NAMES, type Subject, subjectSchema } from '@wattle/contract';
import { ExamLoading } from '@wattle/exam-player';
import { errorStatus, Navigate, useParams, useSession } from '@wattle/platform';
import { useState } from 'react';
import { OpenedTest } from '../exam/opened-test';
import { StudentPlayer } from '../exam/student-player';
import { NotFound } from '../not-found';
import { EXAM_DAY_PATH } from '../paths';
import { SENTENCES } from '../sentences';
import { useSubmitTestMutation } from '../tests.api';
import { useExamDayQuery, useOpenedExamDayPartQuery } from './exam-day.api';
import { subjectOf } from './part-facts';

/**
 * One of the four tests in a row. It is opened only where the series says that the child has started its clock: the page
 * of the series says how to go on with any other.
 */
export function ExamDayPartPage() {
  const subject = subjectSchema.safeParse(useParams().category).data;
  if (!subject) return <NotFound title="Unknown test">There is no such test.</NotFound>;
  return <Part key={subject} subject={subject} />;
}

function Part({ subject }: { subject: Subject }) {
  const turn = useTurn(subject);
  const opening = useOpenedExamDayPartQuery(subject, {
    refetchOnMountOrArgChange: true,
    skip: turn !== 'under-way',
  });
  const { user } = useSession();
  const [submitTest] = useSubmitTestMutation();
  const title = attemptTitle({ kind: 'full-test', subject: SUBJECT_NAMES[subject] });
  if (turn === 'unknown') return <ExamLoading title={title} label="Loading questions" />;
  // It is over since, or was stopped.
  const isOver = !opening.data && !opening.isFetching && [404, 409].includes(errorStatus(opening.error) ?? 0);
  if (turn === 'other' || isOver) return <Navigate to={EXAM_DAY_PATH} replace />;
  return (
    <OpenedTest title={title} opening={opening} failure={SENTENCES.questionsFailed}>
      {(test) => (
        <StudentPlayer
          title={title}
          expectedCount={questionCount('full-test', subject)}
          test={test}
          kind="full-test"
          category={`full-test_${subject}`.toLowerCase()}
          nextPath={EXAM_DAY_PATH}
          emptyWriting={SENTENCES.emptyWriting}
          submit={(submission) =>
            submitTest({ childId: user?.id ?? '', category: subject, testType: 'full-test', ...submission })
          }
          reopen={opening.refetch}
        />
      )}
    </OpenedTest>
  );
}

/** Whether this test is under way when the page opens. Where the series cannot be had, the opening says what is wrong. */
function useTurn(subject: Subject): 'unknown' | 'under-way' | 'other' {
  const { data, error, isFetching } = useExamDayQuery(undefined, { refetchOnMountOrArgChange: true });
  const [turn, setTurn] = useState<'unknown' | 'under-way' | 'other'>('unknown');
  // What becomes of the series later does not close a test on the screen.
  if (turn !== 'unknown' || isFetching) return turn;
  const part = data?.series?.parts.find((each) => subjectOf(each.subject) === subject);
  const found = error || !data || part?.state === 'open' ? 'under-way' : 'other';
  setTurn(found);
  return found;
}
