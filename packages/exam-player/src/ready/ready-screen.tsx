import {
  Alert,
  Button,
  ButtonLink,
  Card,
  color,
  DisplayMenu,
  fontSize,
  Heading,
  media,
  space,
} from '@wattle/design-system';
import { Link, THEMES, useTheme } from '@wattle/platform';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { TEST_WAITS } from '../busy/busy-server';
import { EmptyExamFrame } from '../screen/empty-exam-frame';
import { ClockRules } from './clock-rules';
import { FactTiles } from './fact-tiles';
import { NotStartedClock } from './not-started-clock';
import type { ReadyFacts } from './ready-facts';
import { type StartOptions, useStart } from './use-start';

const Panel = styled(Card)`
  display: grid;

  gap: ${space[32]};
  width: 100%;
  max-width: 640px;
  padding: ${space[32]};

  ${media.narrow} {
    gap: ${space[20]};
    padding: ${space[20]};
  }
`;

const Lead = styled.p`
  margin-top: ${space[8]};

  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;

  gap: ${space[12]};
`;

const Note = styled.p`
  margin-top: -${space[12]};
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

export interface ReadyScreenProps extends StartOptions {
  /** Name of the test. */
  title: string;
  facts: ReadyFacts;
  /** What else the child, or who helps it, should know. */
  note?: string | undefined;
  /** The server is too busy to start it now. */
  isBusy?: boolean;
  /** Where "Not now" leads. */
  backPath: string;
}

/** Stands before a test that nobody has started: what it is, what its clock does, and the choice to start it. */
export function ReadyScreen({ title, facts, note, isBusy, backPath, ...starting }: ReadyScreenProps) {
  const id = useId();
  const [theme, chooseTheme] = useTheme();
  const { state, start } = useStart(starting);
  const button = useFocusedButton();
  const { seconds } = facts;
  return (
    <EmptyExamFrame
      title={title}
      tools={
        <>
          {seconds !== undefined && <NotStartedClock seconds={seconds} />}
          <DisplayMenu themes={THEMES} theme={theme} onChange={chooseTheme} />
        </>
      }
    >
      <Panel forwardedAs="section" aria-labelledby={`${id}-title`}>
        <div>
          <Heading level={2} size={34} id={`${id}-title`}>
            Ready?
          </Heading>
          <Lead id={`${id}-lead`}>
            {seconds === undefined
              ? 'Press Start to see the first question.'
              : 'The clock starts when you press Start, not before.'}
          </Lead>
        </div>
        <div id={`${id}-facts`}>
          <FactTiles {...facts} />
        </div>
        <ClockRules {...facts} />
        {isBusy && <Alert tone="info">{TEST_WAITS}</Alert>}
        {state.name === 'failed' && <Alert tone="danger">{state.message}</Alert>}
        {state.name === 'waiting' && (
          <Alert tone="warning">
            There is no connection to Wattle, and nothing has started. The test starts as soon as you are back online.
          </Alert>
        )}
        <Actions>
          <Button
            ref={button}
            size="large"
            isBusy={state.name === 'starting' || state.name === 'waiting'}
            aria-describedby={`${id}-title ${id}-lead ${id}-facts`}
            onKeyDown={ignoreHeldKey}
            onClick={start}
          >
            Start
          </Button>
          <ButtonLink as={Link} to={backPath} size="large" variant="secondary">
            Not now
          </ButtonLink>
        </Actions>
        {note && <Note>{note}</Note>}
      </Panel>
    </EmptyExamFrame>
  );
}

/** The keyboard is at Start when the card comes, and with the test when it goes. */
function useFocusedButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const main = button.current?.closest('main');
    button.current?.focus({ preventScroll: true });
    return () => main?.focus({ preventScroll: true });
  }, []);
  return button;
}

/** The key that has led here may still be down. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
