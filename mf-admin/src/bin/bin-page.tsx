import { BIN_DAYS, SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { BinnedQuestion } from '@wattle/contract/question-changes';
import { subjectSchema } from '@wattle/contract/questions';
import {
  Alert,
  Button,
  Card,
  Chip,
  Cluster,
  EmptyState,
  formatNumber,
  SegmentedControl,
  Spinner,
} from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, notify, useLocation, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { DASHBOARD_PATH, viewPath } from '../paths';
import { Pagination } from '../question-list/pagination';
import { SearchInput } from '../question-list/search-input';
import { partialFailure } from '../questions/change-failure';
import { LoadError, subjectOf } from '../questions/question-address';
import { useRestoreQuestionsMutation } from '../questions/question-changes.api';
import { useBinQuery } from '../questions/questions.api';
import { AdminPage, QUESTION_BANK_LINK } from '../shared/admin-page';
import { DenseButton, LinkButton, QuietButton } from '../shared/buttons';
import { useChangeSearch } from '../shared/use-change-search';
import { useSelection } from '../shared/use-selection';
import { BinTable } from './bin-table';

const FILTERS = [
  { value: 'All', label: 'All' },
  ...SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value] })),
] as const;

export function BinPage() {
  usePageTitle('Bin');
  const { subject, search, page, searchOf, change } = useBinFilter();
  const query = useBinQuery({ subject, search, page }, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;
  const isBusy = useRetryWhileBusy({ ...query, data: query.currentData });
  const selected = useSelection(({ question }: BinnedQuestion) => question.id);
  const { failure, isLoading, restore } = useRestoreAll();

  const restoreAll = async (questions: readonly BinnedQuestion[]) => {
    await restore(questions);
    selected.clear();
  };

  if (error && !isBusy) {
    return (
      <LoadError title="No bin to show" onRetry={refetch}>
        {errorMessage(error, 'The bin could not be loaded. Please try again.')}
      </LoadError>
    );
  }
  const { questions = [], total = 0, pages = 1 } = data ?? {};
  return (
    <AdminPage
      title="Bin"
      badge={data && <Chip>{formatNumber(total)}</Chip>}
      intro={`A deleted question can be restored for ${BIN_DAYS} days, with its history. Then it is gone. Tests that were taken keep their questions.`}
      parent={subject ? { to: viewPath(subject), label: `Questions for ${subject}` } : QUESTION_BANK_LINK}
    >
      <Cluster gap={8} role="search" aria-label="Filter the bin">
        <SearchInput value={search ?? ''} onSearch={(text) => change({ search: text })} />
        <SegmentedControl
          label="Subject"
          options={FILTERS}
          value={subject ?? 'All'}
          onChange={(value) => change({ subject: value === 'All' ? '' : value })}
        />
        {questions.length > 1 && (
          <QuietButton onClick={() => selected.set(questions, true)}>Select all of this page</QuietButton>
        )}
        {selected.items.size > 0 && (
          <DenseButton variant="primary" isBusy={isLoading} onClick={() => restoreAll([...selected.items.values()])}>
            Restore {formatNumber(selected.items.size)} selected
          </DenseButton>
        )}
      </Cluster>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {!data || isBusy ? (
        <Spinner label={isBusy ? PAGE_WAITS : 'Loading the bin'} />
      ) : questions.length === 0 ? (
        <NothingInBin
          subject={subject}
          isNarrowed={total > 0 || !!search || !!subject}
          onClear={() => change({ search: '', subject: '' })}
        />
      ) : (
        <Card isFlush>
          <BinTable questions={questions} selected={selected} onRestore={(each) => restoreAll([each])} />
          <Pagination page={page} pages={pages} total={total} shown={questions.length} searchOf={searchOf} />
        </Card>
      )}
    </AdminPage>
  );
}

interface NothingInBinProps {
  subject: Subject | undefined;
  isNarrowed: boolean;
  onClear: () => void;
}

function NothingInBin({ subject, isNarrowed, onClear }: NothingInBinProps) {
  const back = (
    <LinkButton to={subject ? viewPath(subject) : DASHBOARD_PATH} variant="secondary">
      Go Back
    </LinkButton>
  );
  if (!isNarrowed) return <EmptyState action={back}>The bin is empty.</EmptyState>;
  return (
    <EmptyState
      action={
        <Cluster justify="center">
          <Button onClick={onClear}>Show the whole bin</Button>
          {back}
        </Cluster>
      }
    >
      Nothing in the bin fits this filter.
    </EmptyState>
  );
}

function useBinFilter() {
  const { search } = useLocation();
  const changeSearch = useChangeSearch();
  const params = new URLSearchParams(search);
  const page = Number(params.get('page')) || 1;
  return {
    subject: subjectSchema.safeParse(params.get('subject')).data,
    search: params.get('search') || undefined,
    page: Math.min(Math.max(1, Math.floor(page)), 1_000_000),
    searchOf: (to: number) => searchWith(search, { page: String(to) }),
    change: (changes: Record<string, string>) => changeSearch((latest) => searchWith(latest, { page: '', ...changes })),
  };
}

function searchWith(search: string, changes: Record<string, string>): string {
  const values = { ...Object.fromEntries(new URLSearchParams(search)), ...changes };
  return `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`;
}

function useRestoreAll() {
  const [restore, { isLoading }] = useRestoreQuestionsMutation();
  const [failure, setFailure] = useState('');
  return {
    failure,
    isLoading,
    async restore(questions: readonly BinnedQuestion[]): Promise<void> {
      const failures: string[] = [];
      for (const subject of SUBJECTS) {
        const ids = questions
          .filter(({ question }) => subjectOf(question) === subject)
          .map(({ question }) => question.id);
        if (ids.length === 0) continue;
        const { data, error } = await restore({ subject, ids, kind: 'deletion' });
        if (error) failures.push(errorMessage(error, 'The questions could not be restored. Please try again.'));
        else if (data.unchanged.length > 0) failures.push(`${data.message} ${partialFailure(data).reason}`);
        else notify.success(data.message);
      }
      setFailure(failures.join(' '));
    },
  };
}
