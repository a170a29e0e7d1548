import { type BankQuestion, SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { Chip, Page, Stack } from '@wattle/design-system';
import { useLocation, usePageTitle } from '@wattle/platform';
import { BackLink } from '../bank/back-link';
import { FormatChips } from '../bank/format-chips';
import { previewText } from '../bank/preview-text';
import { TypeChip } from '../bank/type-chip';
import { GeneratedFrom } from '../generated-items/generated-from';
import { GeneratedItems } from '../generated-items/generated-items';
import { NoGeneratedItems } from '../generated-items/no-generated-items';
import type { useGeneratedItems } from '../generated-items/use-generated-items';
import { HistoryPanel } from '../history/history-panel';
import { WithSidePanel } from '../history/with-side-panel';
import { viewPath } from '../paths';
import type { EditedState } from '../question-form/use-leave-after-edit';
import { ReMarkingCard } from '../re-marking/re-marking-card';
import { QuestionActions } from './question-actions';
import { QuestionFacts } from './question-facts';

interface QuestionDetailProps {
  subject: Subject;
  question: BankQuestion;
  generated: ReturnType<typeof useGeneratedItems>;
}

/** One question with what it was generated from or what was generated from it, what can be done with it, and its history. */
export function QuestionDetail({ subject, question, generated }: QuestionDetailProps) {
  usePageTitle(previewText(question.question));
  const state = useLocation().state as Partial<EditedState> | null;
  const isKeyChanged = state?.isKeyChanged === true;
  const reMarking = question.correct_answer && (
    <ReMarkingCard subject={subject} id={question.id} isAskedFor={isKeyChanged} />
  );
  const originalId = question.parent_question_id;
  const facts = originalId ? (
    <GeneratedFrom subject={subject} question={question} originalId={originalId}>
      {(original) => <QuestionFacts question={question} original={original} />}
    </GeneratedFrom>
  ) : (
    <QuestionFacts question={question} />
  );

  const { items, isError, refresh } = generated;
  if (items && items.groups.length + items.refused.length > 0) {
    return (
      <GeneratedItems
        subject={subject}
        original={question}
        items={items}
        isOutdated={isError}
        refresh={refresh}
        notice={isKeyChanged && reMarking}
      >
        {!isKeyChanged && reMarking}
        {originalId && facts}
      </GeneratedItems>
    );
  }
  return (
    <Page
      width="wide"
      parentLink={<BackLink to={viewPath(subject)}>Questions for {subject}</BackLink>}
      title={`${SUBJECT_NAMES[subject]} question`}
      badge={
        <>
          <TypeChip type={question.type} />
          {question.category && <Chip>{question.category}</Chip>}
          <FormatChips question={question} />
        </>
      }
      actions={<QuestionActions subject={subject} question={question} />}
    >
      {originalId && isKeyChanged && reMarking}
      {originalId && facts}
      <WithSidePanel side={<HistoryPanel subject={subject} id={question.id} />}>
        <Stack gap={24}>
          {!originalId && isKeyChanged && reMarking}
          {!originalId && facts}
          {!isKeyChanged && reMarking}
          <NoGeneratedItems subject={subject} isError={isError} onRetry={refresh} />
        </Stack>
      </WithSidePanel>
    </Page>
  );
}
