import { Alert, Button, Card, MutedText, space, useFocusOnMount } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useAttemptOptions, useExam } from '../attempt/attempt-context';
import { EmptyExamFrame } from '../frame/empty-exam-frame';
import { useTakeOver } from './use-take-over';

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
