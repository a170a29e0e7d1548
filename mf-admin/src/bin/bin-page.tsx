import { BIN_DAYS, SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import type { BinnedQuestion } from '@wattle/contract/question-changes';
import {
  Alert,
  Button,
  Card,
  Chip,
  Cluster,
  formatNumber,
  Page,
  ParentLink,
  SegmentedControl,
  Spinner,
} from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { DASHBOARD_PATH, viewPath } from '../paths';
import { Pagination } from '../question-list/pagination';
import { SearchInput } from '../question-list/search-input';
import { LoadError } from '../questions/question-address';
import { useBinQuery } from './bin.api';
import { BinTable } from './bin-table';
import { NothingInBin } from './nothing-in-bin';
import { useBinFilter, useRestoreAll } from './use-bin';

const FILTERS = [
  { value: 'All', label: 'All' },
  ...SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value] })),
] as const;

/** /admin-dashboard/bin: what was deleted and can be restored. */
export function BinPage() {
  usePageTitle('Bin');
  const { subject, search, page, searchOf, change } = useBinFilter();
  const query = useBinQuery({ subject, search, page }, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;
  const isBusy = useRetryWhileBusy({ ...query, data: query.currentData });
  const [selected, setSelected] = useState<readonly BinnedQuestion[]>([]);
  const { failure, isLoading, restore } = useRestoreAll();

  const restoreAll = async (questions: readonly BinnedQuestion[]) => {
    await restore(questions);
    setSelected([]);
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
    <Page
      width="wide"
      title="Bin"
      badge={data && <Chip>{formatNumber(total)}</Chip>}
      intro={`A deleted question can be restored for ${BIN_DAYS} days, with its history. Then it is gone. Tests that were taken keep their questions.`}
      parentLink={
        <ParentLink as={Link} to={subject ? viewPath(subject) : DASHBOARD_PATH}>
          {subject ? `Questions for ${subject}` : 'Question bank'}
        </ParentLink>
      }
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
          <Button variant="quiet" size="dense" onClick={() => setSelected(together(selected, questions))}>
            Select all of this page
          </Button>
        )}
        {selected.length > 0 && (
          <Button size="dense" isBusy={isLoading} onClick={() => restoreAll(selected)}>
            Restore {formatNumber(selected.length)} selected
          </Button>
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
          <BinTable
            questions={questions}
            selected={selected}
            onSelect={setSelected}
            onRestore={(each) => restoreAll([each])}
          />
          <Pagination page={page} pages={pages} total={total} shown={questions.length} searchOf={searchOf} />
        </Card>
      )}
    </Page>
  );
}

function together(some: readonly BinnedQuestion[], others: readonly BinnedQuestion[]): BinnedQuestion[] {
  return [...new Map([...some, ...others].map((each) => [each.question.id, each])).values()];
}
