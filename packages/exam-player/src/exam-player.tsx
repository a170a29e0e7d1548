import { useNavigate } from '@wattle/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { AttemptContext, useExam } from './attempt/attempt-context';
import type { ExamEndpoints, ExamSentences, OpenTestAttempt } from './attempt/attempt-options';
import { createAttemptStore } from './attempt/attempt-store';
import type { AttemptOwner } from './attempt/stored-attempts';
import { useTakeOver } from './attempt/use-take-over';
import { preloadPictures } from './picture/picture-frame';
import { ExamError } from './screen/exam-error';
import { ExamScreen } from './screen/exam-screen';
import { Superseded } from './screen/superseded';

export interface ExamPlayerProps {
  /** Name of the test, such as Reading. */
  title: string;
  /** The test within a sentence, such as "weekly test". */
  testName: string;
  /** How many questions such a test has: with fewer it says so. */
  expectedCount?: number | undefined;
  /** Names the stored timer: the category of the test. */
  category: string;
  owner: AttemptOwner;
  test: OpenTestAttempt;
  endpoints: ExamEndpoints;
  sentences: ExamSentences;
  /** Where a submitted test leads. */
  resultPath: string;
  /** Leads away from a test that the server will never take. */
  backLink: ReactNode;
  /** Leads on from a test that the server does not know. */
  startAgain: ReactNode;
  /** Nothing of a preview can be lost: the browser's Back leads away from it, and it may get another version. */
  isPreview?: boolean;
}

/** A test from its first question to its confirmed submission. What it is given first counts for all of its life. */
export function ExamPlayer(props: ExamPlayerProps) {
  const { test, resultPath } = props;
  const navigate = useNavigate();
  const showResult = () => navigate(resultPath, { replace: true });
  const [store] = useState(() => createAttemptStore({ ...props, showResult }));
  useEffect(() => store.start(), [store]);
  useEffect(() => preloadPictures(test.questions.flatMap(({ image_data }) => image_data ?? [])), [test]);
  return (
    <AttemptContext value={store}>
      <ExamPage {...props} />
    </AttemptContext>
  );
}

function ExamPage({
  title,
  expectedCount,
  endpoints,
  sentences,
  resultPath,
  isPreview = false,
  ...ways
}: ExamPlayerProps) {
  const phase = useExam(({ phase }) => phase);
  const { takeOver, failure } = useTakeOver({ endpoints, openFailed: sentences.openFailed, resultPath });
  switch (phase.name) {
    case 'refused':
      return (
        <ExamError title="Your test could not be submitted" action={ways.backLink}>
          {phase.message}
        </ExamError>
      );
    case 'attemptNotFound':
      return (
        <ExamError title="This browser no longer knows this test" action={ways.startAgain}>
          {phase.message}
        </ExamError>
      );
    case 'superseded':
      return <Superseded title={title} failure={failure} onTakeOver={takeOver} />;
    default:
      return (
        <ExamScreen
          title={title}
          expectedCount={expectedCount}
          emptyWriting={sentences.emptyWriting}
          isPreview={isPreview}
        />
      );
  }
}
