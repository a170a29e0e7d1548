import { formatClock, SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { Alert, Button, Card, color, font, fontSize, Heading, Stack, tabularNums } from '@wattle/design-system';
import { ClockRules, FactTiles } from '@wattle/exam-player';
import { errorMessage, errorStatus, Link, useNavigate } from '@wattle/platform';
import { styled } from 'styled-components';
import { testFacts } from '../exam/test-facts';
import { examDayPartPath, testPath } from '../paths';
import { useStartExamDayPartMutation } from './exam-day.api';

const Left = styled.p`
  font-family: ${font.display};
  ${tabularNums}

  font-size: ${fontSize[44]};

  color: ${color.ink};
`;

interface NextPartProps {
  subject: Subject;
  /** Nothing has been taken yet. */
  isFirst: boolean;
  /** What is left of the break; zero when it is over. */
  breakSeconds: number | undefined;
  /** How much longer than usual it lasts for this child. */
  extraTimePercent: number | undefined;
}

/** The test that comes next, and the break before it. No clock runs until the child starts it. */
export function NextPart({ subject, isFirst, breakSeconds = 0, extraTimePercent }: NextPartProps) {
  const [start, { isLoading, error: failure }] = useStartExamDayPartMutation();
  const navigate = useNavigate();
  const name = SUBJECT_NAMES[subject];
  const isBreak = breakSeconds > 0;
  const facts = testFacts('full-test', subject, extraTimePercent);
  const startPart = async () => {
    const { error } = await start(subject);
    if (!error) navigate(examDayPartPath(subject));
  };
  return (
    <Card as="section" tone="highlighted" aria-labelledby="next">
      <Stack gap={12}>
        <Heading level={2} size={22} id="next">
          {isBreak ? 'Time for a break' : `${isFirst ? 'First' : 'Next'}: ${name}`}
        </Heading>
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
        <FactTiles {...facts} />
        <ClockRules {...facts} />
        {failure && (
          <Alert tone="danger">
            {errorMessage(failure, 'The test could not start. Please try again.')}{' '}
            {errorStatus(failure) === 409 && (
              <Link to={testPath('full-test', subject)}>Go on with the {name} test that is open</Link>
            )}
          </Alert>
        )}
        <div>
          <Button variant="primary" isBusy={isLoading} onClick={startPart}>
            Start {name}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
