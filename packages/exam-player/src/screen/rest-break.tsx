import { formatClock } from '@wattle/contract/text';
import { Alert, Button, font, fontSize, MutedText, tabularNums, useFocusOnMount } from '@wattle/design-system';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useAttemptActions, useAttemptOptions, useExam } from '../attempt/attempt-context';
import { breakSecondsOf } from '../attempt/server-clock';
import { ExamTimeLeft } from '../clock/clock';
import { EmptyExamFrame, Panel } from '../frame/empty-exam-frame';
import { useTakeOver } from './superseded';

const Heading = styled.h2`
  font: 700 ${fontSize[22]} / 1.3 ${font.display};

  &:focus-visible {
    outline: 0;
  }
`;

const Left = styled.p`
  font-family: ${font.display};
  ${tabularNums}

  font-size: ${fontSize[44]};
`;

/** Stands in place of the test during a rest break: its clock stands, and no question is in the page. */
export function RestBreak() {
  const { title } = useAttemptOptions();
  const { breakEndAsked } = useAttemptActions();
  const phase = useExam((state) => state.phase);
  const seconds = useExam(({ clock }) => breakSecondsOf(clock));
  const { isEnding = false, failure } = phase.name === 'resting' ? phase : {};
  const isOver = phase.name !== 'resting';
  // A page that was loaded during the break has no questions yet.
  const { takeOver, failure: openFailure } = useTakeOver();
  const open = useEffectEvent(takeOver);
  useEffect(() => {
    if (isOver) void open();
  }, [isOver]);
  // The question takes the place of the button that was pressed.
  useEffect(() => () => focusQuestion(), []);
  const reason = failure ?? openFailure;
  return (
    <EmptyExamFrame title={title} tools={<ExamTimeLeft />}>
      <Panel>
        <Heading ref={useFocusOnMount<HTMLHeadingElement>()} tabIndex={-1}>
          {isOver ? 'Your break is over' : 'Your clock has stopped'}
        </Heading>
        <Left role="timer" aria-label="Left of the break">
          {formatClock(seconds)}
        </Left>
        <MutedText size={16}>left of your break</MutedText>
        <MutedText size={16}>
          {isOver
            ? 'The clock runs again.'
            : 'Your answers are kept. Stand up, stretch, have a drink of water. Your test goes on when you press the button, or when the break is used up.'}
        </MutedText>
        {reason && <Alert tone="danger">{reason}</Alert>}
        <Button isBusy={isEnding} onClick={() => (isOver ? takeOver() : breakEndAsked())}>
          Go on with the test
        </Button>
      </Panel>
    </EmptyExamFrame>
  );
}

function focusQuestion(): void {
  const find = (answer: string) => document.querySelector<HTMLElement>(`[data-read="question"] ${answer}`);
  (find('input:checked') ?? find(':is(input, textarea):enabled'))?.focus();
}
