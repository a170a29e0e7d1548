import { ConfirmDialog, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useExamSession, useExamState } from '../session/exam-context';
import { isAnswered, isFlagged } from '../session/selectors';
import { type LinkedQuestion, QuestionLinks } from './question-links';

const Details = styled(Stack)`
  margin-top: ${space[16]};
`;

/** The last look before a test is submitted: what is not answered, and what was flagged to come back to. */
export function ReviewDialog() {
  const session = useExamSession();
  const state = useExamState();
  const select = (index: number) => session.declineSubmit(index);
  const questions = state.questions.map(
    (question, index): LinkedQuestion => ({
      index,
      isAnswered: isAnswered(state, question),
      isFlagged: isFlagged(state, question),
    }),
  );
  const hasLinks = questions.length > 1;
  const unanswered = questions.filter((each) => !each.isAnswered);
  const flagged = questions.filter((each) => each.isFlagged);
  return (
    <ConfirmDialog
      title="Submit this test?"
      confirmLabel="Submit"
      cancelLabel="Back to the test"
      onConfirm={() => session.submit()}
      onCancel={() => session.declineSubmit()}
      details={
        <Details gap={16}>
          {hasLinks && unanswered.length > 0 && (
            <QuestionLinks label="Not answered" questions={unanswered} onSelect={select} />
          )}
          {hasLinks && flagged.length > 0 && <QuestionLinks label="Flagged" questions={flagged} onSelect={select} />}
        </Details>
      }
    >
      {summary(unanswered.length, questions.length)} After submitting, answers can no longer be changed.
    </ConfirmDialog>
  );
}

function summary(unanswered: number, count: number): string {
  if (count === 1) return unanswered === 0 ? 'The question is answered.' : 'The question is not answered.';
  if (unanswered === 0) return `All ${count} questions are answered.`;
  return `${unanswered} of ${count} questions ${unanswered === 1 ? 'is' : 'are'} not answered.`;
}
