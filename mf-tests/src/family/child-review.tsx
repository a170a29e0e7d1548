import { Button, ErrorPanel, MutedText, Spinner, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { Answers } from '../review/answers';
import { reviewedQuestions } from '../review/reviewed-questions';
import { SENTENCES } from '../sentences';
import { useOwnChildReviewQuery } from './family.api';

interface ChildReviewProps {
  childId: string;
  attemptId: string;
  name: string;
}

/** The questions of a test with the answers of a child, to read. */
export function ChildReview({ childId, attemptId, name }: ChildReviewProps) {
  const { data, error, isFetching, refetch } = useOwnChildReviewQuery({ childId, attemptId });
  if (data) {
    return (
      <Stack gap={16}>
        <MutedText size={16}>
          This is what {name} sees: “Your answer” is {name}’s.
        </MutedText>
        <Answers title={`${name}’s answers`} questions={reviewedQuestions(data, childId)} />
      </Stack>
    );
  }
  if (isFetching) return <Spinner label="Loading the answers" />;
  return (
    <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
      {error ? errorMessage(error, 'These answers could not be loaded. Please try again.') : SENTENCES.unexpected}
    </ErrorPanel>
  );
}
