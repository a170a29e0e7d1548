import { countWords, formatCount } from '@wattle/contract/text';
import { ConfirmDialog, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useAnswers, useAttemptActions, useAttemptOptions, useExam, useQuestions } from '../attempt/attempt-context';
import { isAnswered } from '../attempt/selectors';
import { type LinkedQuestion, QuestionLinks } from './tile-group';

const Details = styled(Stack)`
  margin-top: ${space[16]};
`;

/** Who has written less is asked whether the text is finished. */
const SHORT_TEXT_WORDS = 50;

/** The last look before a test is submitted: what is not answered, and what was flagged to come back to. */
export function ReviewDialog() {
  const { submitCancelled, submitConfirmed } = useAttemptActions();
  // Practice alone can be stopped for now.
  const isPractice = useAttemptOptions().stopPath !== undefined;
  const answers = useAnswers();
  const flaggedIds = useExam(({ uiState }) => uiState.flagged);
  const questions = useQuestions().map(
    (question, index): LinkedQuestion => ({
      index,
      isAnswered: isAnswered({ answers }, question),
      isFlagged: flaggedIds.includes(question.id),
    }),
  );
  const shortText = useQuestions()
    .map(({ id }) => countWords(answers[id]?.writingResponse ?? ''))
    .find((words) => words > 0 && words < SHORT_TEXT_WORDS);
  const hasLinks = questions.length > 1;
  const unanswered = questions.filter((each) => !each.isAnswered);
  const flagged = questions.filter((each) => each.isFlagged);
  return (
    <ConfirmDialog
      title={isPractice ? 'Finish this practice?' : 'Submit this test?'}
      confirmLabel={isPractice ? 'Finish' : 'Submit'}
      cancelLabel={isPractice ? 'Back to the practice' : 'Back to the test'}
      onConfirm={() => submitConfirmed()}
      onCancel={() => submitCancelled()}
      details={
        <Details gap={16}>
          {hasLinks && unanswered.length > 0 && (
            <QuestionLinks label="Not answered" questions={unanswered} onSelect={submitCancelled} />
          )}
          {hasLinks && flagged.length > 0 && (
            <QuestionLinks label="Flagged" questions={flagged} onSelect={submitCancelled} />
          )}
        </Details>
      }
    >
      {shortText !== undefined && `Your text has only ${formatCount(shortText, 'word')}. Is it finished? `}
      {summary(unanswered.length, questions.length)} {isPractice ? 'Afterwards' : 'After submitting'}, answers can no
      longer be changed.
    </ConfirmDialog>
  );
}

function summary(unanswered: number, count: number): string {
  if (count === 1) return unanswered === 0 ? 'The question is answered.' : 'The question is not answered.';
  if (unanswered === 0) return `All ${count} questions are answered.`;
  return `${unanswered} of ${count} questions ${unanswered === 1 ? 'is' : 'are'} not answered.`;
}
