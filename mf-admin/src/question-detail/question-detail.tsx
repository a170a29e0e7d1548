import { type BankQuestion, SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { Chip, Page, Stack } from '@wattle/design-system';
import { useLocation, usePageTitle } from '@wattle/platform';
import { BackLink } from '../bank/back-link';
import { previewText } from '../bank/preview-text';
import { TypeChip } from '../bank/type-chip';
import { HistoryPanel } from '../history/history-panel';
import { WithSidePanel } from '../history/with-side-panel';
import { viewPath } from '../paths';
import type { EditedState } from '../question-form/use-edit';
import { ReMarkingCard } from '../re-marking/re-marking-card';
import { GeneratedQuestions } from './generated-questions';
import { QuestionActions } from './question-actions';
import { QuestionFacts } from './question-facts';

interface QuestionDetailProps {
  subject: Subject;
  question: BankQuestion;
  extractQuestionId: string | undefined;
}

/** One question with what was generated from it, what can be done with it, and its history. */
export function QuestionDetail({ subject, question, extractQuestionId }: QuestionDetailProps) {
  usePageTitle(previewText(question.question));
  const state = useLocation().state as Partial<EditedState> | null;
  const isKeyChanged = state?.isKeyChanged === true;
  const reMarking = question.correct_answer && (
    <ReMarkingCard subject={subject} id={question.id} isAskedFor={isKeyChanged} />
  );
  return (
    <Page
      width="wide"
      parentLink={<BackLink to={viewPath(subject)}>Questions for {subject}</BackLink>}
      title={`${SUBJECT_NAMES[subject]} question`}
      badge={
        <>
          <TypeChip type={question.type} />
          {question.category && <Chip>{question.category}</Chip>}
        </>
      }
      actions={<QuestionActions subject={subject} question={question} />}
    >
      <WithSidePanel side={<HistoryPanel subject={subject} id={question.id} />}>
        <Stack gap={24}>
          {isKeyChanged && reMarking}
          <QuestionFacts question={question} />
          {!isKeyChanged && reMarking}
          <GeneratedQuestions subject={subject} id={question.id} extractQuestionId={extractQuestionId} />
        </Stack>
      </WithSidePanel>
    </Page>
  );
}
