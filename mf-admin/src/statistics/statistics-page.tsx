import { LEAST_ANSWERS } from '@wattle/contract/bank';
import { Card, Chip, EmptyState, formatNumber, MutedText, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { usePageTitle } from '@wattle/platform';
import { useEffect, useEffectEvent } from 'react';
import { TEST_STATISTICS_PATH } from '../paths';
import { Pagination } from '../question-list/pagination';
import { LoadError } from '../questions/question-address';
import { AdminPage, QUESTION_BANK_LINK } from '../shared/admin-page';
import { DenseButton, DenseLink } from '../shared/buttons';
import { ExportButtons } from './export-buttons';
import { FigureTiles } from './figure-tiles';
import { MonthlyMail } from './monthly-mail';
import { useStatisticsListQuery } from './statistics.api';
import { isNarrowed, NO_FILTERS, StatisticsFiltersBar, useStatisticsFilters } from './statistics-filters';
import { StatisticsTable } from './statistics-table';
import { SwitchesLine } from './switches';

const TITLE = 'Statistics of the bank';

/** What children’s answers say of the questions of the bank. */
export function StatisticsPage() {
  usePageTitle(TITLE);
  const { filters, searchOf, change } = useStatisticsFilters();
  const list = useStatisticsListQuery(filters, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = list;
  const isBusy = useRetryWhileBusy({ ...list, data: list.currentData });
  const isBeyondEnd = data !== undefined && !isFetching && filters.page > data.pages;
  const goToLastPage = useEffectEvent(() => change({ page: data?.pages ?? 1 }, { replace: true }));
  useEffect(() => {
    if (isBeyondEnd) goToLastPage();
  }, [isBeyondEnd]);
  if (isError && !isBusy) {
    return (
      <LoadError title="No statistics to show" onRetry={refetch}>
        The statistics could not be fetched. Please try again.
      </LoadError>
    );
  }
  const { page, ...shown } = filters;
  return (
    <AdminPage
      title={TITLE}
      parent={QUESTION_BANK_LINK}
      badge={data && <Chip>{`${formatNumber(data.summary.all)} questions`}</Chip>}
      actions={
        <>
          <DenseLink to={TEST_STATISTICS_PATH}>How well tests measure</DenseLink>
          <ExportButtons filters={shown} />
        </>
      }
    >
      {data && <Summary {...data.summary} />}
      <StatisticsFiltersBar filters={filters} onChange={change} />
      {!data || isBusy || isBeyondEnd ? (
        <Spinner label={isBusy ? PAGE_WAITS : 'Loading the statistics'} />
      ) : data.questions.length === 0 ? (
        <EmptyState>
          {isNarrowed(filters) ? (
            <>
              No question is like this. <DenseButton onClick={() => change(NO_FILTERS)}>Show all</DenseButton>
            </>
          ) : (
            'No child has answered a question in a test yet. Figures come with the answers.'
          )}
        </EmptyState>
      ) : (
        <Card isFlush>
          <StatisticsTable
            questions={data.questions}
            sort={filters.sort ?? 'flags'}
            search={switchesSearch(filters)}
            isBusy={isFetching}
            onSort={(sort) => change({ sort })}
          />
          <Pagination
            page={data.page}
            pages={data.pages}
            total={data.total}
            shown={data.questions.length}
            searchOf={searchOf}
          />
        </Card>
      )}
      <MutedText>
        Facility: the share of right answers. Discrimination: how much more often children are right who do well on the
        other questions, from −1 to 1; sound above 0.20, and below 0 something is wrong.
      </MutedText>
      {data && <SwitchesLine switches={data.switches} countedAt={data.countedAt} />}
      <MonthlyMail />
    </AdminPage>
  );
}

function switchesSearch({ kind, omitted }: ReturnType<typeof useStatisticsFilters>['filters']): string {
  const params = new URLSearchParams({ ...(kind && { kind }), ...(omitted === 'exclude' && { omitted }) });
  return params.size > 0 ? `?${params}` : '';
}

interface SummaryProps {
  keysInDoubt: number;
  otherFlags: number;
  sound: number;
  fewAnswers: number;
}

function Summary({ keysInDoubt, otherFlags, sound, fewAnswers }: SummaryProps) {
  return (
    <FigureTiles
      figures={[
        {
          value: formatNumber(keysInDoubt),
          name: 'keys in doubt',
          ...(keysInDoubt > 0 && { tone: 'danger' as const }),
        },
        { value: formatNumber(otherFlags), name: 'other flags' },
        { value: formatNumber(sound), name: 'sound', meaning: `${LEAST_ANSWERS} answers or more`, tone: 'action' },
        {
          value: formatNumber(fewAnswers),
          name: `under ${LEAST_ANSWERS} answers`,
          meaning: 'only their number is shown',
        },
      ]}
    />
  );
}
