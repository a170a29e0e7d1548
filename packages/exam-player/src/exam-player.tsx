import { ErrorPanel, Page, useFocusOnMount } from '@wattle/design-system';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AttemptContext, OptionsContext, useExam } from './attempt/attempt-context';
import type { AttemptOptions } from './attempt/attempt-options';
import { createAttemptStore } from './attempt/attempt-store';
import { EmptyExamFrame } from './frame/empty-exam-frame';
import { preloadPictures } from './picture/picture-frame';
import { ExamScreen } from './screen/exam-screen';
import { RestBreak } from './screen/rest-break';
import { Superseded } from './screen/superseded';
import { useDoubleTapGuard } from './screen/use-double-tap-guard';

export interface ExamPlayerProps extends AttemptOptions {
  /** Leads away from a test that the server will never take. */
  backLink: ReactNode;
  /** Leads on from a test that the server does not know. */
  startAgain: ReactNode;
  /** Stands in place of the screen of a test, on a page below the bar, such as a form for answers on paper. */
  children?: ReactNode;
}

/** A test from its first question to its confirmed submission. Another test needs another `key`. */
export function ExamPlayer({ backLink, startAgain, children, ...options }: ExamPlayerProps) {
  const { test } = options;
  const latest = useRef<AttemptOptions>(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [store] = useState(() => createAttemptStore(latest));
  useDoubleTapGuard();
  useEffect(() => store.start(), [store]);
  useEffect(() => preloadPictures(test.questions.flatMap(({ image_data }) => image_data ?? [])), [test]);
  return (
    <AttemptContext value={store}>
      <OptionsContext value={options}>
        <ExamPage backLink={backLink} startAgain={startAgain}>
          {children}
        </ExamPage>
      </OptionsContext>
    </AttemptContext>
  );
}

function ExamPage({ backLink, startAgain, children }: Pick<ExamPlayerProps, 'backLink' | 'startAgain' | 'children'>) {
  const phase = useExam(({ phase }) => phase);
  const isUnopened = useExam(({ questions }) => questions.length === 0);
  switch (phase.name) {
    case 'refused':
      return (
        <ExamError title="Your test could not be submitted" action={backLink}>
          {phase.message}
        </ExamError>
      );
    case 'attemptNotFound':
      return (
        <ExamError title="This browser no longer knows this test" action={startAgain}>
          {phase.message}
        </ExamError>
      );
    case 'resting':
      return <RestBreak />;
    case 'superseded':
      return <Superseded Frame={children ? Page : EmptyExamFrame} />;
    default:
      return isUnopened ? <RestBreak /> : (children ?? <ExamScreen />);
  }
}

interface ExamErrorProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** Stands in place of a test that the server takes no more. */
function ExamError({ title, children, action }: ExamErrorProps) {
  return (
    <div ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <ErrorPanel level={1} title={title} action={action}>
        {children}
      </ErrorPanel>
    </div>
  );
}
