import { formatClock } from '@wattle/contract/text';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  DisplayMenu,
  Heading,
  MutedText,
  media,
  SegmentedControl,
  Stack,
  space,
} from '@wattle/design-system';
import { Link, THEMES, useTheme } from '@wattle/platform';
import { Clock } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { TEST_WAITS } from '../busy/use-retry-while-busy';
import { Time } from '../clock/clock';
import { useDisplaySettings } from '../display-settings';
import { EmptyExamFrame } from '../frame/empty-exam-frame';
import { ClockRules } from './clock-rules';
import { type TestFacts, TestSummary } from './test-summary';

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

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;

  gap: ${space[12]};
`;

const Note = styled(MutedText)`
  margin-top: -${space[12]};
`;

interface ReadyScreenProps {
  title: string;
  facts: TestFacts;
  note: string | undefined;
  /** It starts by itself later: the server is too busy, or cannot be reached. */
  waitsFor: 'busyServer' | 'network' | undefined;
  /** Why it could not start. */
  failure: string | undefined;
  isStarting: boolean;
  backPath: string;
  onStart: () => void;
}

const FEEDBACK_OPTIONS = [
  { value: 'off', label: 'At the end' },
  { value: 'on', label: 'After each question' },
] as const;

/** Stands before a test that nobody has started: what it is, what its clock does, and the choice to start it. */
export function ReadyScreen({
  title,
  facts,
  note,
  waitsFor,
  failure,
  isStarting,
  backPath,
  onStart,
}: ReadyScreenProps) {
  const id = useId();
  const [theme, chooseTheme] = useTheme();
  const button = useFocusedButton();
  const { seconds, isWriting } = facts;
  const [settings, changeSettings] = useDisplaySettings();
  const canHaveFeedback = seconds === undefined && !isWriting;
  return (
    <EmptyExamFrame
      title={title}
      tools={
        <>
          {seconds !== undefined && (
            <Cluster gap={8}>
              <Time as="strong">
                <Clock size={20} aria-hidden="true" />
                {formatClock(seconds)}
              </Time>
              <MutedText as="span" size={15}>
                not started
              </MutedText>
            </Cluster>
          )}
          <DisplayMenu themes={THEMES} theme={theme} onChange={chooseTheme} />
        </>
      }
    >
      <Panel forwardedAs="section" aria-labelledby={`${id}-title`}>
        <Stack gap={8}>
          <Heading level={2} size={34} id={`${id}-title`}>
            Ready?
          </Heading>
          <MutedText size={16} id={`${id}-lead`}>
            {seconds !== undefined
              ? 'The clock starts when you press Start, not before.'
              : isWriting
                ? 'Press Start to see what you will write about.'
                : 'Press Start to see the first question.'}
          </MutedText>
        </Stack>
        <div id={`${id}-facts`}>
          <TestSummary {...facts} />
        </div>
        {canHaveFeedback && (
          <SegmentedControl
            label="When do you want to know what’s right?"
            isLabelVisible
            variant="chips"
            options={FEEDBACK_OPTIONS}
            value={settings.feedback}
            onChange={(feedback) => changeSettings({ feedback })}
          />
        )}
        <ClockRules {...facts} hasFeedback={canHaveFeedback && settings.feedback === 'on'} />
        {waitsFor === 'busyServer' && <Alert tone="info">{TEST_WAITS}</Alert>}
        {failure && <Alert tone="danger">{failure}</Alert>}
        {waitsFor === 'network' && (
          <Alert tone="warning">
            There is no connection to Wattle, and nothing has started. The test starts as soon as you are back online.
          </Alert>
        )}
        <Actions>
          <Button
            ref={button}
            size="large"
            isBusy={isStarting}
            aria-describedby={`${id}-title ${id}-lead ${id}-facts`}
            onClick={onStart}
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
