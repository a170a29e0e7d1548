import { Alert, Button, Card, MutedText, space, useFocusOnMount } from '@wattle/design-system';
import { errorStatus, notify } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAttemptOptions, useExam } from '../attempt/attempt-context';
import { notifyCompleted } from '../attempt/exam-notices';
import { EmptyExamFrame } from '../frame/empty-exam-frame';

/** How to go on here with a test whose active page is another one; says why where it cannot be opened. */
function useTakeOver() {
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
    } else if (error !== undefined) setFailure(sentences.openFailed);
  };
  return { takeOver, failure };
}

const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  text-align: center;

  gap: ${space[16]};
  max-width: 440px;
  padding: ${space[32]} ${space[24]};

  /* It takes the focus to be read out; there is nothing to press on it. */
  &:focus-visible {
    outline: 0;
  }
`;

/** Stands in place of a test whose active page is another one. */
export function Superseded() {
  const { title } = useAttemptOptions();
  const { takeOver, failure } = useTakeOver();
  const isTimeUp = useExam(({ secondsLeft }) => secondsLeft === 0);
  return (
    <EmptyExamFrame title={title}>
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
    </EmptyExamFrame>
  );
}
