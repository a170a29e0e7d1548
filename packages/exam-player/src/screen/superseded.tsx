import { Alert, Button, MutedText, useFocusOnMount } from '@wattle/design-system';
import { errorStatus, notify, useOnReturn } from '@wattle/platform';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useAttemptOptions, useExam } from '../attempt/attempt-context';
import { notifyCompleted } from '../attempt/exam-notices';
import { Panel } from '../frame/empty-exam-frame';

interface SupersededProps {
  /** What the test is shown in. */
  Frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** Stands in place of a test whose active page is another one. */
export function Superseded({ Frame }: SupersededProps) {
  const { title } = useAttemptOptions();
  const { takeOver, failure } = useTakeOver();
  const isTimeUp = useExam(({ secondsLeft }) => secondsLeft === 0);
  return (
    <Frame title={title}>
      <Panel ref={useFocusOnMount<HTMLDivElement>()} role="alert" tabIndex={-1}>
        <strong>This test goes on in another tab or on another device.</strong>
        {isTimeUp ? (
          <MutedText size={16}>Time is up. It is submitted there.</MutedText>
        ) : (
          <>
            <MutedText size={16}>Your answers are kept. You can go on where you are.</MutedText>
            {failure && (
              <Alert tone="danger" isSilent>
                {failure}
              </Alert>
            )}
            <Button onClick={takeOver}>Go on here</Button>
          </>
        )}
      </Panel>
    </Frame>
  );
}

const NO_CONNECTION =
  'There is no connection to Wattle. Your answers are kept, and your test goes on here by itself as soon as you are back online.';

/**
 * How to go on here with a test that this page does not have; says why where it cannot be opened. Without network it is
 * tried again by itself.
 */
export function useTakeOver() {
  const { endpoints, sentences, showResult } = useAttemptOptions();
  const [failure, setFailure] = useState<string>();
  const takeOver = async () => {
    setFailure(undefined);
    const { data } = await endpoints.status();
    if (data?.state === 'submitted') {
      notify.info('This test was submitted there.');
      return showResult();
    }
    const { error } = await endpoints.reopen();
    if (errorStatus(error) === 409) {
      notifyCompleted(error);
      showResult();
    } else if (error !== undefined) setFailure(errorStatus(error) === undefined ? NO_CONNECTION : sentences.openFailed);
  };
  useOnReturn(() => {
    if (failure === NO_CONNECTION && !document.hidden) void takeOver();
  });
  return { takeOver, failure };
}
