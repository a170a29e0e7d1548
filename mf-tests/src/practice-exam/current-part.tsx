import type { Rehearsal } from '@wattle/contract/allowances';
import { type Exam, SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { formatClock, formatMinutes } from '@wattle/contract/text';
import { Alert, Button, ButtonLink, font, fontSize, MutedText, Panel, tabularNums } from '@wattle/design-system';
import { ClockRules, TestSummary } from '@wattle/exam-player';
import { errorMessage, errorStatus, Link, useNavigate } from '@wattle/platform';
import { styled } from 'styled-components';
import { rehearsalNote } from '../allowances/allowance-words';
import { testFacts } from '../exam/test-facts';
import { partPath, testPath } from '../paths';
import { useStartPracticeExamPartMutation } from '../practice-exam.api';

const Left = styled.p`
  font-family: ${font.display};
  ${tabularNums}

  font-size: ${fontSize[44]};
`;

interface NextPartProps {
  subject: Subject;
  isFirst: boolean;
  /** That it is a section of. */
  exam: Exam | undefined;
  /** What is left of the break; zero when it is over. */
  breakSeconds: number | undefined;
  /** How much longer than usual it lasts for this child. */
  extraTimePercent: number | undefined;
  rehearsal: Rehearsal | undefined;
}

/** The test that comes next, and the break before it. No clock runs until the child starts it. */
export function NextPart({ subject, isFirst, exam, breakSeconds = 0, extraTimePercent, rehearsal }: NextPartProps) {
  const [start, { isLoading, error: failure }] = useStartPracticeExamPartMutation();
  const navigate = useNavigate();
  const name = SUBJECT_NAMES[subject];
  const isBreak = breakSeconds > 0;
  const facts = testFacts('full-test', subject, extraTimePercent, exam);
  const startPart = async () => {
    const { error } = await start(subject);
    if (!error) navigate(partPath(subject));
  };
  return (
    <Panel
      title={isBreak ? 'Time for a break' : `${isFirst ? 'First' : 'Next'}: ${name}`}
      titleSize={22}
      tone="highlighted"
    >
      {isBreak && (
        <>
          <Left role="timer" aria-label="Left of the break">
            {formatClock(breakSeconds)}
          </Left>
          <p>Stand up, stretch, have a drink of water. If you feel ready earlier, you can go on earlier.</p>
        </>
      )}
      <p>
        {isBreak ? `Next is ${name}. ` : ''}
        The clock starts when you press Start, not before.
      </p>
      <TestSummary {...facts} />
      <ClockRules {...facts} />
      <RehearsalNote rehearsal={rehearsal} />
      {failure && (
        <Alert tone="danger">
          {errorMessage(failure, 'The test could not start. Please try again.')}{' '}
          {errorStatus(failure) === 409 && (
            <Link to={testPath('full-test', subject)}>Go on with the {name} test that is open</Link>
          )}
        </Alert>
      )}
      <div>
        <Button isBusy={isLoading} onClick={startPart}>
          Start {name}
        </Button>
      </div>
    </Panel>
  );
}

/** Said before each test of a rehearsal, and before the first. */
export function RehearsalNote({ rehearsal }: { rehearsal: Rehearsal | undefined }) {
  const note = rehearsalNote(rehearsal);
  return note && <MutedText>{note}</MutedText>;
}

/** The test whose clock runs. */
export function OpenPart({ subject, secondsLeft = 0 }: { subject: Subject; secondsLeft: number | undefined }) {
  const name = SUBJECT_NAMES[subject];
  return (
    <Panel title={`${name} is under way`} titleSize={22} tone="highlighted">
      {secondsLeft === 0 ? (
        <p>The time is up, and what you have answered is being submitted.</p>
      ) : (
        <>
          <p>{secondsLeft < 60 ? 'Less than a minute' : formatMinutes(secondsLeft)} left.</p>
          <div>
            <ButtonLink as={Link} to={partPath(subject)}>
              Go on with {name}
            </ButtonLink>
          </div>
        </>
      )}
    </Panel>
  );
}
