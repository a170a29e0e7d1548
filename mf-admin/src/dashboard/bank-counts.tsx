import type { QuestionCounts } from '@wattle/contract/bank';
import { QUESTION_TYPES, SUBJECT_NAMES } from '@wattle/contract/constants';
import { Alert, Card, formatNumber, height, media, Spinner, space, Table } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { Link } from '@wattle/platform';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { viewPath } from '../paths';
import { useQuestionCountsQuery } from '../questions/questions.api';
import { RetryAlert } from '../shared/admin-page';

/** Drafts are told above the table: a phone has no space for another column. */
const COLUMNS = QUESTION_TYPES.filter((type) => type !== 'Draft');

const CountTable = styled(Table)`
  td > a {
    display: inline-flex;
    align-items: center;

    min-width: ${height.target};
    min-height: ${height.target};
  }

  ${media.narrow} {
    min-width: 0;

    th,
    td {
      padding-inline: ${space[8]};
    }
  }
`;

export function BankCounts() {
  const query = useQuestionCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isBusy = useRetryWhileBusy(query);
  const { data, isError, refetch } = query;
  if (!isBusy && (isError || data === null)) {
    return <RetryAlert onRetry={refetch}>The questions could not be counted.</RetryAlert>;
  }
  if (!data) return <Spinner label={isBusy ? PAGE_WAITS : 'Counting questions'} />;
  const { counts } = data;
  const drafts = counts.reduce((sum, { Draft }) => sum + Draft, 0);
  const waiting = counts.reduce((sum, { Generated }) => sum + Generated, 0);
  return (
    <>
      {waiting > 0 && (
        <Alert tone="warning">
          {waiting === 1
            ? '1 generated question waits to be finalized: no test serves it before.'
            : `${formatNumber(waiting)} generated questions wait to be finalized: no test serves them before.`}{' '}
          <WaitingLinks counts={counts} type="Generated" />
        </Alert>
      )}
      {drafts > 0 && (
        <Alert tone="warning">
          Drafts wait to be published, and no child sees them before: <WaitingLinks counts={counts} type="Draft" />
        </Alert>
      )}
      <Card isFlush>
        <CountTable caption="Questions in the bank">
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">All</th>
              {COLUMNS.map((type) => (
                <th key={type} scope="col">
                  {type}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map(({ subject, all, ...types }) => (
              <tr key={subject}>
                <td>{SUBJECT_NAMES[subject]}</td>
                <td>
                  <Link to={viewPath(subject)}>{formatNumber(all)}</Link>
                </td>
                {COLUMNS.map((type) => (
                  <td key={type}>
                    <Link to={`${viewPath(subject)}?type=${type}`}>{formatNumber(types[type])}</Link>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </CountTable>
      </Card>
    </>
  );
}

function WaitingLinks({ counts, type }: { counts: QuestionCounts['counts']; type: 'Generated' | 'Draft' }) {
  return (
    <>
      {counts
        .filter((count) => count[type] > 0)
        .map(({ subject, [type]: count }, index) => (
          <Fragment key={subject}>
            {index > 0 && ', '}
            <Link to={`${viewPath(subject)}?type=${type}`}>
              {SUBJECT_NAMES[subject]} {formatNumber(count)}
            </Link>
          </Fragment>
        ))}
      .
    </>
  );
}
