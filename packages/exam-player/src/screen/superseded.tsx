import { Alert, Button, MutedText, useFocusOnMount } from '@wattle/design-system';
import type { ComponentType, ReactNode } from 'react';
import { useAttemptOptions, useExam } from '../attempt/attempt-context';
import { Panel } from '../frame/empty-exam-frame';
import { useTakeOver } from './use-take-over';

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
