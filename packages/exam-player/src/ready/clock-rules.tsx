import { Stack, space } from '@wattle/design-system';
import { Flag, Lightbulb, PenLine, Send, Timer, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TestFacts } from './test-summary';

const Rule = styled.li`
  display: flex;

  gap: ${space[12]};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

interface ClockRulesProps extends Pick<TestFacts, 'seconds' | 'isWriting'> {
  /** Answers are checked one by one. */
  hasFeedback?: boolean;
}

/** What the clock does, and what can still be changed. */
export function ClockRules({ seconds, isWriting, hasFeedback = false }: ClockRulesProps) {
  return (
    <Stack as="ul" gap={12}>
      {seconds === undefined ? (
        <Line icon={<TimerOff size={20} aria-hidden="true" />}>
          <strong>There is no clock.</strong> Close this page whenever you like, and go on later where you were.
        </Line>
      ) : (
        <>
          <Line icon={<Timer size={20} aria-hidden="true" />}>
            <strong>The clock doesn’t stop</strong>, even if this page is closed. Come back any time before 0:00 and
            carry on.
          </Line>
          <Line icon={<Send size={20} aria-hidden="true" />}>
            <strong>At 0:00 your {isWriting ? 'text is' : 'answers are'} submitted</strong> by{' '}
            {isWriting ? 'itself, as it is' : 'themselves, as they are'}.
          </Line>
        </>
      )}
      {isWriting ? (
        <Line icon={<PenLine size={20} aria-hidden="true" />}>
          <strong>Your text is saved as you write.</strong> You can change it until you submit.
        </Line>
      ) : hasFeedback ? (
        <Line icon={<Lightbulb size={20} aria-hidden="true" />}>
          <strong>Stuck? Ask for a hint.</strong> You can change an answer until you check it.
        </Line>
      ) : (
        <Line icon={<Flag size={20} aria-hidden="true" />}>
          <strong>Stuck? Flag it and move on.</strong> You can change every answer until you submit.
        </Line>
      )}
    </Stack>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Rule>
      {icon}
      <span>{children}</span>
    </Rule>
  );
}
