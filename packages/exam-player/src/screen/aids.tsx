import type { DisplaySettings } from '@wattle/contract/display-settings';
import { formatMinutes } from '@wattle/contract/text';
import { Button, color, MutedText, media, space } from '@wattle/design-system';
import { Coffee } from 'lucide-react';
import { styled } from 'styled-components';
import { useAttemptActions, useCurrent, useExam, useIsLocked, useQuestions } from '../attempt/attempt-context';
import { passageOf } from '../attempt/question-format';
import { WideWords } from '../frame/exam-frame';
import { ReadAloud } from '../read-aloud/read-aloud';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border-bottom: 1px solid ${color.line};

  gap: ${space[4]} ${space[16]};
  padding: ${space[4]} ${space[20]};

  background: ${color.surface};

  ${media.narrow} {
    padding-inline: ${space[12]};
  }
`;

const partsOf = (name: string) => () => [...document.querySelectorAll(`[data-read="${name}"]`)];
const QUESTION = { label: 'Read the question', roots: partsOf('question') };
const PASSAGE = { label: 'Read the passage', roots: partsOf('passage') };

/**
 * What helps this child through the test, below the bar: read aloud, in a timed test only where it is granted, and rest
 * breaks. Staff may change either while the test runs.
 */
export function Aids({ settings }: { settings: DisplaySettings }) {
  const { breakAsked } = useAttemptActions();
  const isTimed = useExam(({ secondsLeft }) => secondsLeft !== null);
  const isGranted = useExam(({ privileges }) => privileges.readAloud === true);
  const breakSeconds = useExam(({ breakSecondsLeft }) => breakSecondsLeft);
  const isScreenLocked = useIsLocked();
  const question = useQuestions()[useCurrent()];
  const canRead = isTimed ? isGranted : isGranted || settings.readAloud === 'on';
  if (!question || (!canRead && breakSeconds === 0)) return null;
  return (
    <Row>
      {canRead && <ReadAloud parts={passageOf(question) ? [QUESTION, PASSAGE] : [QUESTION]} subject={question.id} />}
      {breakSeconds > 0 && (
        <>
          <Button size="dense" variant="secondary" isLocked={isScreenLocked} onClick={() => breakAsked()}>
            <Coffee size={16} aria-hidden="true" />
            Take a break
          </Button>
          <MutedText as={WideWords}>
            {breakSeconds < 60 ? 'Less than a minute' : formatMinutes(breakSeconds)} of breaks left
          </MutedText>
        </>
      )}
    </Row>
  );
}
