import type { SaveAnswers } from '@wattle/contract/attempts';
import type { BankQuestion } from '@wattle/contract/bank';
import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { questionPayloadSchema } from '@wattle/contract/questions';
import { Button, Cluster, color, ErrorPanel, fontSize, height, Spinner, space } from '@wattle/design-system';
import { ExamPlayer, type ExamPlayerProps, type OpenTestAttempt } from '@wattle/exam-player';
import { forgetAttempt, useNavigate, usePageTitle } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { questionPath } from '../paths';
import { navigationState, useAddressedQuestion, useNavigationState, WrongAddress } from '../questions/question-address';
import { DenseLink } from '../shared/buttons';

/** The exam frame fills what the bar and this strip leave of the window. */
const Root = styled.div`
  & > :last-child {
    height: calc(100dvh - ${height.bar} - ${height.large} - var(--notices-height, 0px));
    min-height: 480px;
  }
`;

const Strip = styled(Cluster)`
  min-height: ${height.large};
  padding: ${space[8]} ${space[20]};
  font-size: ${fontSize[15]};

  background: ${color.brandSoft};
`;

const SENTENCES = {
  submitFailed: 'Error submitting test.',
  openFailed: 'Failed to load questions. Please try again.',
  attemptNotFound: 'This preview is over. Close it and open it again.',
  refused: 'Error submitting test.',
};

const open = () => ({ state: 'open' as const, serverTime: new Date().toISOString() });

/** Endpoints of an attempt that exists in the preview only: each confirms what it is sent. */
const ENDPOINTS: ExamPlayerProps['endpoints'] = {
  save: async ({ answers, uiState }: SaveAnswers) => ({
    data: { ...open(), answers, ...(uiState && { uiStateVersion: uiState.version }) },
  }),
  status: async () => ({ data: open() }),
  submit: async () => ({ data: null }),
  reopen: async () => ({ data: null }),
};

export function PreviewPage() {
  const { subject, id, question, isFetching, refetch } = useAddressedQuestion();
  if (!subject) return <WrongAddress />;
  if (question && !isFetching) return <Preview key={id} subject={subject} question={question} />;
  if (isFetching) return <Spinner label="Loading the preview" />;
  return (
    <ErrorPanel level={1} title="No question to preview" action={<Button onClick={refetch}>Try again</Button>}>
      Failed to fetch question details. Please try again.
    </ErrorPanel>
  );
}

/** A question in the exam player itself, without its key: exactly what a child sees. Nothing is sent or kept. */
function Preview({ subject, question }: { subject: Subject; question: BankQuestion }) {
  usePageTitle('Preview');
  const [test] = useState<OpenTestAttempt>(() => {
    const now = new Date().toISOString();
    const { correct_answer, explanation, wrong_turns, ...payload } = questionPayloadSchema.parse(question);
    return { attemptId: `preview-${question.id}`, questions: [payload], startedAt: now, serverTime: now, answers: [] };
  });
  useEffect(() => () => forgetAttempt(test.attemptId), [test]);
  const { list } = useNavigationState();
  const navigate = useNavigate();
  const back = (
    <DenseLink to={questionPath(subject, question.id)} state={navigationState({ list })}>
      Close the preview
    </DenseLink>
  );
  return (
    <Root>
      <Strip justify="space-between">
        <span>Preview, as a child sees it. Nothing is kept.</span>
        {back}
      </Strip>
      <ExamPlayer
        title={SUBJECT_NAMES[subject]}
        owner="student"
        testName="preview"
        category={`preview-${subject}`}
        test={test}
        endpoints={ENDPOINTS}
        sentences={SENTENCES}
        showResult={() => navigate(questionPath(subject, question.id), { replace: true })}
        backLink={back}
        startAgain={back}
        isPreview
      />
    </Root>
  );
}
