import { questionCount, SUBJECT_NAMES, type Subject, subjectSchema } from '@wattle/contract';
import { errorStatus, Navigate, useParams, useSession } from '@wattle/platform';
import { attemptTitle } from '../attempt-title';
import { OpenedTest } from '../exam/opened-test';
import { StudentPlayer } from '../exam/student-player';
import { NotFound } from '../not-found';
import { EXAM_DAY_PATH } from '../paths';
import { SENTENCES } from '../sentences';
import { useSubmitTestMutation } from '../tests.api';
import { useOpenedExamDayPartQuery } from './exam-day.api';

/** One of the four tests in a row. It is opened only where the child has started its clock. */
export function ExamDayPartPage() {
  const subject = subjectSchema.safeParse(useParams().category).data;
  if (!subject) return <NotFound title="Unknown test">There is no such test.</NotFound>;
  return <Part key={subject} subject={subject} />;
}

function Part({ subject }: { subject: Subject }) {
  const opening = useOpenedExamDayPartQuery(subject, { refetchOnMountOrArgChange: true });
  const { user } = useSession();
  const [submitTest] = useSubmitTestMutation();
  const title = attemptTitle({ kind: 'full-test', subject: SUBJECT_NAMES[subject] });
  const isNotUnderWay = !opening.data && [404, 409].includes(errorStatus(opening.error) ?? 0);
  // It has not started, or is over: the page of the series says how to go on.
  if (isNotUnderWay && !opening.isFetching) return <Navigate to={EXAM_DAY_PATH} replace />;
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
