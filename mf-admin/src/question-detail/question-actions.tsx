import type { BankQuestion } from '@wattle/contract/bank';
import { Cluster, Stack } from '@wattle/design-system';
import { useNavigate } from '@wattle/platform';
import { useState } from 'react';
import { GenerateButtons, GenerationFacts, NotConfiguredDialog } from '../generation-runs/generate-buttons';
import { useGenerate } from '../generation-runs/use-generate';
import { editPath, previewPath, statisticsPath, viewPath } from '../paths';
import { ChangeFailedAlert } from '../questions/change-failed';
import type { ChangeFailure } from '../questions/change-failure';
import { navigationState, subjectOf, useNavigationState } from '../questions/question-address';
import { finalizeLabel } from '../questions/question-labels';
import { DeleteDialog, useQuestionActions } from '../questions/use-question-actions';
import { DenseButton, DenseLink } from '../shared/buttons';

export function QuestionActions({ question }: { question: BankQuestion }) {
  const subject = subjectOf(question);
  const { id, type } = question;
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure>();
  const { finalizeQuestion, deleteQuestion } = useQuestionActions(subject, { onFailed: setFailure });
  const generate = useGenerate(subject);
  const navigate = useNavigate();
  const { list } = useNavigationState();
  const fromList = navigationState({ list });

  const confirmDelete = async () => {
    setAsking(false);
    if (!(await deleteQuestion(id))) return;
    const deleted = { ids: [id], message: 'Question deleted successfully' };
    navigate(list?.path ?? viewPath(subject), {
      state: navigationState({ deleted, row: { id, place: list?.place } }),
    });
  };

  return (
    <Stack gap={12}>
      <Cluster gap={8}>
        <DenseLink variant="primary" to={editPath(subject, id)} state={fromList}>
          Edit
        </DenseLink>
        <DenseLink to={previewPath(subject, id)} state={fromList}>
          Preview as a child
        </DenseLink>
        {question.correct_answer && <DenseLink to={statisticsPath(subject, id)}>Statistics</DenseLink>}
        {type !== 'Finalized' && <DenseButton onClick={() => finalizeQuestion(id)}>{finalizeLabel(type)}</DenseButton>}
        <GenerateButtons subject={subject} question={question} generate={generate} variant="secondary" />
        <DenseButton variant="quietDanger" onClick={() => setAsking(true)}>
          Delete
        </DenseButton>
        <GenerationFacts />
        <NotConfiguredDialog generate={generate} />
        {isAsking && <DeleteDialog onConfirm={confirmDelete} onCancel={() => setAsking(false)} />}
      </Cluster>
      {failure && (
        <ChangeFailedAlert
          subject={subject}
          failure={failure}
          onRestored={() => setFailure(undefined)}
          onClose={() => setFailure(undefined)}
        />
      )}
    </Stack>
  );
}
