import type { BankQuestion } from '@wattle/contract/bank';
import { QUESTION_PAGE_SIZE, type Subject } from '@wattle/contract/constants';
import { Card, Chip, formatNumber, SkipLink, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { useOnReturn, usePageTitle } from '@wattle/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { NotConfiguredDialog } from '../generation-runs/generate-buttons';
import { LatestGenerations } from '../generation-runs/latest-generations';
import { useGenerate } from '../generation-runs/use-generate';
import { GenerationHint } from '../hints/hints';
import { generatePath, viewPath } from '../paths';
import type { ListPurpose } from '../prefetch-queries';
import { type ChangeFailure, NOT_IN_LIST } from '../questions/change-failure';
import { isNarrowed, readListFilter, useListFilter } from '../questions/list-place';
import { LoadError, useSubjectParam, WrongAddress } from '../questions/question-address';
import { useQuestionPageQuery } from '../questions/questions.api';
import { DeleteDialog, useQuestionActions } from '../questions/use-question-actions';
import { AdminPage } from '../shared/admin-page';
import { useSelection } from '../shared/use-selection';
import { ColumnsDialog, useColumns } from './columns';
import { KeysDialog, ListActions, ListFailure } from './list-actions';
import { ListToolbar } from './list-toolbar';
import { NoQuestions } from './no-questions';
import { Pagination } from './pagination';
import { QuestionTable } from './question-table';
import { TAB_STOP_ID, useArrival, useListKeys } from './row-focus';
import { SelectionBar } from './selection-bar';
import { SkillsDialog } from './skills-dialog';
import { SubjectNav } from './subject-nav';
import { UndoBars, useUndo } from './undo-bars';

const FETCH_FAILED: Record<ListPurpose, string> = {
  view: 'Failed to fetch questions',
  generate: 'Failed to fetch questions. Please try again.',
};

interface QuestionListPageProps {
  purpose: ListPurpose;
}

/** /view-questions/:subject; /questions/:subject and /select_question/:subject, from which questions are generated. */
export function QuestionListPage({ purpose }: QuestionListPageProps) {
  const subject = useSubjectParam();
  return subject ? <QuestionList key={subject} subject={subject} purpose={purpose} /> : <WrongAddress />;
}

function QuestionList({ subject, purpose }: QuestionListPageProps & { subject: Subject }) {
  const defaultType = purpose === 'generate' ? 'Original' : 'All';
  const { filter, searchFor, change } = useListFilter(defaultType);
  const list = useQuestionPageQuery(
    { subject, purpose, filter },
    // Another admin, or another tab, may have changed the bank.
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, isFetching, refetch } = list;
  const isBusy = useRetryWhileBusy({ ...list, data: list.currentData });
  const selected = useSelection(({ id }: BankQuestion) => id);
  const [arrival, setArrival] = useArrival();
  useListKeys(() => setDialog('keys'));
  const [columns, chooseColumns] = useColumns();
  const [dialog, setDialog] = useState<'columns' | 'skills' | 'keys'>();
  const [deletingId, setDeletingId] = useState<string>();
  const [failure, setFailure] = useState<ChangeFailure>();
  const { finalizeQuestion, deleteQuestion } = useQuestionActions(subject, {
    onFailed: setFailure,
    goneSentence: NOT_IN_LIST,
  });
  const generate = useGenerate(subject);
  const { undoables, offerUndo, endUndo } = useUndo();
  // Another tab may have changed what the page shows.
  useOnReturn(refetch);
  usePageTitle(`Questions for ${subject}`);

  const { questions = [], total = questions.length, pages = 1 } = data ?? {};
  const isBeyondEnd = data !== undefined && !isFetching && filter.page > pages;
  const goToLastPage = useEffectEvent(() => change({ page: pages }, { replace: true }));
  useEffect(() => {
    if (isBeyondEnd) goToLastPage();
  }, [isBeyondEnd]);

  const deleteOne = async () => {
    const id = deletingId as string;
    setDeletingId(undefined);
    // Another admin may have deleted it, or changed it so that the filter leaves it out, while the question stood.
    if (!questions.some((question) => question.id === id)) return setFailure({ title: NOT_IN_LIST });
    if (await deleteQuestion(id)) offerUndo({ kind: 'deletion', ids: [id], message: 'Question deleted successfully' });
  };

  if (isError && !isBusy) {
    return (
      <LoadError title="No questions to show" onRetry={refetch}>
        {FETCH_FAILED[purpose]}
      </LoadError>
    );
  }
  return (
    <AdminPage
      parentLink={
        <>
          {questions.length > 0 && <SkipLink target={TAB_STOP_ID}>Skip to the questions</SkipLink>}
          <SubjectNav
            subject={subject}
            pathOf={purpose === 'generate' ? generatePath : viewPath}
            search={searchFor({ category: undefined, skill: undefined, format: undefined })}
          />
        </>
      }
      title={`Questions for ${subject}`}
      badge={data && <Chip>{formatNumber(total)}</Chip>}
      actions={<ListActions subject={subject} filter={filter} onFailed={setFailure} />}
    >
      {failure && <ListFailure subject={subject} failure={failure} onClose={() => setFailure(undefined)} />}
      {purpose === 'generate' && <GenerationHint />}
      <LatestGenerations subject={subject} />
      <ListToolbar
        subject={subject}
        purpose={purpose}
        filter={filter}
        onChange={change}
        onColumns={() => setDialog('columns')}
        onSkills={() => setDialog('skills')}
        onKeys={() => setDialog('keys')}
      />
      {(questions.length > 0 || selected.items.size > 0) && (
        <SelectionBar
          list={{ subject, purpose, filter }}
          selected={selected}
          shown={questions}
          total={total}
          onChanged={offerUndo}
          onFailed={setFailure}
        />
      )}
      {!data || isBusy || isBeyondEnd || (isFetching && questions.length === 0) ? (
        <Spinner label={isBusy ? PAGE_WAITS : 'Loading questions'} />
      ) : questions.length === 0 ? (
        <NoQuestions
          subject={subject}
          isNarrowed={isNarrowed(filter, defaultType)}
          search={filter.search}
          onClear={() => change({ ...readListFilter('', 'All'), sort: filter.sort })}
        />
      ) : (
        <Card isFlush>
          <QuestionTable
            subject={subject}
            questions={questions}
            firstNumber={(filter.page - 1) * QUESTION_PAGE_SIZE + 1}
            columns={columns}
            selected={selected}
            sort={filter.sort}
            arrival={arrival}
            onArrived={() => setArrival(undefined)}
            isBusy={isFetching}
            onSort={(sort) => change({ sort })}
            onFinalize={finalizeQuestion}
            onDelete={setDeletingId}
            generate={generate}
          />
          <Pagination
            page={filter.page}
            pages={pages}
            total={total}
            shown={questions.length}
            searchOf={(page) => searchFor({ page })}
          />
        </Card>
      )}
      {dialog === 'columns' && (
        <ColumnsDialog shown={columns} onChange={chooseColumns} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'skills' && <SkillsDialog subject={subject} onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(undefined)} />}
      <NotConfiguredDialog generate={generate} />
      {deletingId && <DeleteDialog onConfirm={deleteOne} onCancel={() => setDeletingId(undefined)} />}
      <UndoBars subject={subject} undoables={undoables} onEnd={endUndo} />
    </AdminPage>
  );
}
