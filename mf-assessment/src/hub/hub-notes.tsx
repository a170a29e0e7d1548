import { FREE_TESTS, nextFreeTest } from '@wattle/contract/free-tests';
import { numberInWords } from '@wattle/contract/text';
import { color, fontSize, Heading, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Clock, type Progress } from './progress';

const Notes = styled.aside`
  display: grid;
  align-content: start;

  font-size: ${fontSize[15]};

  color: ${color.inkSoft};

  section {
    padding: ${space[24]} 0;
  }

  section:first-child {
    padding-top: 0;
  }

  section + section {
    border-top: 1px solid ${color.line};
  }

  h2 {
    margin-bottom: ${space[4]};
    color: ${color.ink};
  }
`;

/** What one may want to know between the tests. */
export function HubNotes({ progress }: { progress: Progress }) {
  return (
    <Notes aria-label="Good to know">
      {nextFreeTest(progress.user) && <ClockNote progress={progress} />}
      <section>
        <Title>What the report says</Title>
        <p>Three scores, each topic, what to practise next, and a link to every answer explained.</p>
      </section>
      <section>
        <Title>On another device</Title>
        <p>
          Carry on here. The same address on another device starts a fresh assessment, so that nobody else can see your
          results.
        </p>
      </section>
    </Notes>
  );
}

function ClockNote({ progress: { open, isTimeUp, receivedAt } }: { progress: Progress }) {
  const title = FREE_TESTS.find(({ category }) => category === open?.category)?.title;
  if (!open || !title || isTimeUp) {
    return (
      <section>
        <Title>Each test has its own clock</Title>
        <p>It starts with the test, and goes on when you leave the page. Rest between the tests.</p>
      </section>
    );
  }
  return (
    <section>
      <Title>The clock is running</Title>
      <p>
        {title} has <Clock open={open} receivedAt={receivedAt} /> left. The clock goes on while you are on this page.{' '}
        {savedInWords(open.answeredCount)}
      </p>
    </section>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading level={2} size={16}>
      {children}
    </Heading>
  );
}

function savedInWords(count: number): string {
  if (count === 0) return 'Your answers are saved as you go.';
  return count === 1 ? 'Your answer is saved.' : `Your ${numberInWords(count)} answers are saved.`;
}
