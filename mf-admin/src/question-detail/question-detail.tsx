import type { BankQuestion } from '@wattle/contract/bank';
import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { Button, Cluster, Columns, Heading, LinkLine, Page, Stack } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { GeneratedFrom } from '../generated-items/generated-from';
import { GeneratedItems } from '../generated-items/generated-items';
import type { useGeneratedItems } from '../generated-items/use-generated-items';
import { generatePath, questionPath } from '../paths';
import { ReportsOfQuestion } from '../question-reports/reports-of-question';
import { HistoryPanel } from '../questions/history-panel';
import { BackToList } from '../questions/list-place';
import { subjectOf, useNavigationState } from '../questions/question-address';
import { previewText, QuestionChips } from '../questions/question-labels';
import { ReMarkingCard } from '../re-marking/re-marking-card';
import { QuestionActions } from './question-actions';
import { QuestionFacts } from './question-facts';

interface QuestionDetailProps {
  question: BankQuestion;
  generated: ReturnType<typeof useGeneratedItems>;
}

export function QuestionDetail({ question, generated }: QuestionDetailProps) {
  const subject = subjectOf(question);
  usePageTitle(previewText(question.question));
  const { isKeyChanged = false } = useNavigationState();
  const reMarking = question.correct_answer && <ReMarkingCard question={question} isAskedFor={isKeyChanged} />;
  const originalId = question.parent_question_id;
  const facts = originalId ? (
    <GeneratedFrom question={question} originalId={originalId}>
      {(original) => <QuestionFacts question={question} original={original} />}
    </GeneratedFrom>
  ) : (
    <QuestionFacts question={question} />
  );
  const reports = <ReportsOfQuestion question={question} />;
  const actions = <QuestionActions question={question} />;

  const { items, isError, refresh } = generated;
  if (items && items.groups.length + items.refused.length > 0) {
    return (
      <GeneratedItems
        original={question}
        items={items}
        isOutdated={isError}
        refresh={refresh}
        actions={actions}
        notice={isKeyChanged && reMarking}
      >
        {reports}
        {!isKeyChanged && reMarking}
        {originalId && facts}
      </GeneratedItems>
    );
  }
  return (
    <Page
      width="wide"
      parentLink={<BackToList question={question} pathOf={questionPath} />}
      title={`${SUBJECT_NAMES[subject]} question`}
      badge={<QuestionChips question={question} />}
      actions={actions}
    >
      {originalId && isKeyChanged && reMarking}
      {originalId && facts}
      <Columns widths="minmax(0, 1fr) 320px" gap={32}>
        <Stack gap={24}>
          {!originalId && isKeyChanged && reMarking}
          {!originalId && facts}
          {reports}
          {!isKeyChanged && reMarking}
          <NoGeneratedItems subject={subject} isError={isError} onRetry={refresh} />
        </Stack>
        <HistoryPanel question={question} />
      </Columns>
    </Page>
  );
}

interface NoGeneratedItemsProps {
  subject: Subject;
  isError: boolean;
  onRetry: () => void;
}

function NoGeneratedItems({ subject, isError, onRetry }: NoGeneratedItemsProps) {
  return (
    <Stack as="section" aria-label="Generated questions" gap={12}>
      <Heading level={2} size={20}>
        Generated questions
      </Heading>
      {isError ? (
        <Cluster>
          <p role="alert">Failed to fetch question details. Please try again.</p>
          <Button variant="secondary" size="dense" onClick={onRetry}>
            Try again
          </Button>
        </Cluster>
      ) : (
        <>
          <p>No generated questions available for this original question.</p>
          <LinkLine>
            <Link to={generatePath(subject)}>Generate some from the list</Link>
          </LinkLine>
        </>
      )}
    </Stack>
  );
}
