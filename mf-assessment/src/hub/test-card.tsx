import { type FreeScores, type FreeTest, formatMinutes, nextFreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { Button, Card, color, Heading, Stack, SubjectMark } from '@wattle/design-system';
import { errorMessage, notify, useNavigate } from '@wattle/platform';
import { styled } from 'styled-components';
import { useCheckFreeTestMutation } from '../free-assessment.api';
import { testPath } from '../paths';

const Column = styled(Stack)`
  height: 100%;
`;

/** The buttons of all cards stand on one line. */
const Facts = styled.p`
  flex: 1;

  color: ${color.inkSoft};
`;

interface TestCardProps {
  test: FreeTest;
  scores: FreeScores;
  email: string;
}

/** One of the three tests: Completed, next, or still waiting for the one before (specification 4). */
export function TestCard({ test, scores, email }: TestCardProps) {
  const score = scores[test.scoreField];
  const isCompleted = score !== null;
  const isNext = nextFreeTest(scores) === test;
  const { startTest, isChecking } = useStartTest(test, email);
  return (
    <Card as="li" tone={isNext ? 'highlighted' : 'plain'}>
      <Column gap={12}>
        <SubjectMark subject={test.subject} />
        <Heading level={2} size={22}>
          {test.title}
        </Heading>
        <Facts>
          {isCompleted
            ? `${score} of ${QUESTION_COUNTS.free} right`
            : `${QUESTION_COUNTS.free} questions, ${formatMinutes(test.seconds)}`}
        </Facts>
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          aria-label={isCompleted ? `${test.title}: Completed` : `Start ${test.title}`}
          disabled={!isNext}
          isBusy={isChecking}
          onClick={startTest}
        >
          {isCompleted ? 'Completed' : 'Start'}
        </Button>
      </Column>
    </Card>
  );
}

/** Asks the server whether the test may be started, and goes there. */
function useStartTest(test: FreeTest, email: string) {
  const navigate = useNavigate();
  const [check, { isLoading: isChecking }] = useCheckFreeTestMutation();
  const startTest = async () => {
    const { data, error } = await check({ test, email });
    if (data?.navigate) navigate(testPath(test));
    else if (data) notify.warning(data.message || 'This test is already completed.');
    else notify.danger(errorMessage(error, 'An error occurred. Please try again.'));
  };
  return { startTest, isChecking };
}
