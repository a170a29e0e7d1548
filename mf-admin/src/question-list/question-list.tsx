import type { Subject } from '@wattle/contract';
import { QUESTION_PAGE_SIZE } from '@wattle/contract';
import { Card, Chip, Page, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { usePageTitle } from '@wattle/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ChangeFailure, NOT_IN_LIST } from '../bank/change-failure';
import { DeleteDialog } from '../bank/delete-dialog';
import { useQuestionPageQuery } from '../bank/questions.api';
import { UndoBars } from '../bank/undo-bars';
import { useGenerate } from '../bank/use-generate';
import { useQuestionActions } from '../bank/use-question-actions';
import { useUndo } from '../bank/use-undo';
import type { ListPurpose } from '../first-calls';
import { LatestGenerations } from '../generation-runs/latest-generations';
import { NotConfiguredDialog } from '../generation-runs/not-configured-dialog';
import { GenerationHint } from '../hints/generation-hint';
import { useColumns } from './columns';
import { ColumnsDialog } from './columns-dialog';
import { KeysDialog } from './keys-dialog';
import { ListActions } from './list-actions';
import { ListError } from './list-error';
import { ListFailure } from './list-failure';
import { ListFoot } from './list-foot';
import { isNarrowed, type ListFilter, writeListFilter } from './list-query';
import { ListToolbar } from './list-toolbar';
import { NoQuestions } from './no-questions';
import { QuestionTable } from './question-table';
import { SelectionBar } from './selection-bar';
import { useListFilter } from './use-list-filter';
import { useRefetchOnReturn } from './use-refetch-on-return';
import { useSelection } from './use-selection';

/** Shows all questions. */
const NO_FILTER: Partial<ListFilter> = {
  type: 'All',
  search: '',
  level: undefined,
  category: undefined,
  exam_type: undefined,
  format: undefined,
  pool: undefined,
};

interface QuestionListProps {
  subject: Subject;
  purpose: ListPurpose;
}

/** The questions of a subject: search, filters, pages, and what can be done with them. */
export function QuestionList({ subject, purpose }: QuestionListProps) {
  const defaultType = purpose === 'generate' ? 'Original' : 'All';
  const { filter, searchFor, change } = useListFilter(defaultType);
  const list = useQuestionPageQuery(
    { subject, purpose, filter },
    // Another admin, or another tab, may have changed the bank.
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, isFetching, refetch } = list;
  const isBusy = useRetryWhileBusy({ ...list, data: list.currentData });
  const selected = useSelection(writeListFilter({ ...filter, page: 1, sort: 'oldest' }, defaultType));
  const [columns, chooseColumns] = useColumns();
  const [dialog, setDialog] = useState<'columns' | 'keys'>();
  const [deletingId, setDeletingId] = useState<string>();
  const [failure, setFailure] = useState<ChangeFailure>();
  const { finalizeQuestion, deleteQuestion } = useQuestionActions(subject, {
    onFailed: setFailure,
    goneSentence: NOT_IN_LIST,
  });
  const generate = useGenerate(subject);
  const { undoables, offerUndo, endUndo } = useUndo();
  useRefetchOnReturn(refetch);
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
    if (await deleteQuestion(id)) offerUndo({ ids: [id], message: 'Question deleted successfully' });
  };

  if (isError && !isBusy) return <ListError purpose={purpose} onRetry={refetch} />;
  return (
    <Page
      width="wide"
      title={`Questions for ${subject}`}
      badge={data && <Chip>{total.toLocaleString('en')}</Chip>}
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
        onKeys={() => setDialog('keys')}
      />
      {selected.ids.size > 0 && (
        <SelectionBar subject={subject} selected={selected} onDeleted={offerUndo} onFailed={setFailure} />
      )}
      {!data || isBusy || isBeyondEnd || (isFetching && questions.length === 0) ? (
        <Spinner label={isBusy ? PAGE_WAITS : 'Loading questions'} />
      ) : questions.length === 0 ? (
        <NoQuestions subject={subject} isNarrowed={isNarrowed(filter, defaultType)} onClear={() => change(NO_FILTER)} />
      ) : (
        <Card isFlush>
          <QuestionTable
            subject={subject}
            questions={questions}
            firstNumber={(filter.page - 1) * QUESTION_PAGE_SIZE + 1}
            columns={columns}
            selected={selected}
            isBusy={isFetching}
            onFinalize={finalizeQuestion}
            onDelete={setDeletingId}
            generate={generate}
          />
          <ListFoot
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
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(undefined)} />}
      {generate.isExplaining && <NotConfiguredDialog onClose={generate.stopExplaining} />}
      {deletingId && <DeleteDialog onConfirm={deleteOne} onCancel={() => setDeletingId(undefined)} />}
      <UndoBars subject={subject} undoables={undoables} onEnd={endUndo} />
    </Page>
  );
}
