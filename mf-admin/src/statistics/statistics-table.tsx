import { LEAST_ANSWERS } from '@wattle/contract/bank';
import { flagLabel } from '@wattle/contract/flag-words';
import type { QuestionStatisticsRow, StatisticsFilters } from '@wattle/contract/item-statistics';
import { Chip, color, formatNumber, height, MutedText, media, space, stackedRows, Table } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { statisticsPath } from '../paths';
import { previewText } from '../questions/question-labels';
import { SortHeader } from '../shared/sort-header';
import { correlationText, percentText, SOUND_DISCRIMINATION, secondsText } from './statistics-words';

type Sort = StatisticsFilters['sort'];

const Root = styled(Table)`
  td:first-child {
    width: 100%;
    min-width: 260px;
    overflow-wrap: anywhere;
  }

  ${media.wide} {
    th:nth-child(n + 3):nth-child(-n + 6),
    td:nth-child(n + 3):nth-child(-n + 6) {
      text-align: right;
    }
  }

  ${stackedRows}

  ${media.narrow} {
    thead tr {
      display: flex;
      flex-wrap: wrap;
      padding: ${space[8]} ${space[16]};
      gap: 0 ${space[16]};
    }

    /* Nothing sorts by question and level. */
    th:nth-child(-n + 2) {
      display: none;
    }

    th {
      padding: 0;
    }
  }
`;

const QuestionLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${height.dense};
`;

const Low = styled.strong`
  color: ${color.danger};
`;

const COLUMNS: { label: string; sorts?: { ascending: Sort; descending: Sort; isDescendingFirst?: boolean } }[] = [
  { label: 'Question' },
  { label: 'Level' },
  { label: 'Answers', sorts: { ascending: 'answers', descending: '-answers', isDescendingFirst: true } },
  { label: 'Facility', sorts: { ascending: 'facility', descending: '-facility' } },
  { label: 'Discrimination', sorts: { ascending: 'discrimination', descending: '-discrimination' } },
  { label: 'Median time', sorts: { ascending: 'seconds', descending: '-seconds' } },
  { label: 'Flags', sorts: { ascending: 'flags', descending: 'flags' } },
];

interface StatisticsTableProps {
  questions: readonly QuestionStatisticsRow[];
  sort: Sort;
  /** Switches of the list, which the page of a question keeps. */
  search: string;
  isBusy: boolean;
  onSort: (sort: Sort) => void;
}

/** One page of the bank with what answers say of it. */
export function StatisticsTable({ questions, sort, search, isBusy, onSort }: StatisticsTableProps) {
  return (
    <Root caption="Questions with their statistics" aria-busy={isBusy}>
      <thead>
        <tr>
          {COLUMNS.map(({ label, sorts }) => (
            <SortHeader key={label} {...{ sorts, sort, onSort }}>
              {label}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map((row) => (
          <Row key={row.id} row={row} search={search} />
        ))}
      </tbody>
    </Root>
  );
}

function Row({ row, search }: { row: QuestionStatisticsRow; search: string }) {
  const { id, subject, question, level, n, figures, flags, isWithheld } = row;
  return (
    <tr>
      <td>
        <QuestionLink to={`${statisticsPath(subject, id)}${search}`}>{previewText(question)}</QuestionLink>
      </td>
      <td data-label="Level">{level}</td>
      <td data-label="Answers">{formatNumber(n)}</td>
      {figures ? (
        <>
          <td data-label="Facility">{figures.facility === null ? '–' : percentText(figures.facility)}</td>
          <td data-label="Discrimination">
            <Discrimination figure={figures.discriminationIndex} />
          </td>
          <td data-label="Median time">{secondsText(figures.medianSeconds)}</td>
        </>
      ) : (
        <td colSpan={3}>
          <MutedText as="span">{`${formatNumber(LEAST_ANSWERS - n)} more until figures`}</MutedText>
        </td>
      )}
      <td>
        {flags.map((flag) => (
          <Chip key={flag.kind + (flag.option ?? '')} tone={flag.kind === 'key-in-doubt' ? 'danger' : 'brand'}>
            {flag.kind === 'key-in-doubt' && <TriangleAlert size={14} aria-hidden="true" />}
            {flagLabel(flag)}
          </Chip>
        ))}
        {isWithheld && <Chip>Left out of tests</Chip>}
      </td>
    </tr>
  );
}

function Discrimination({ figure }: { figure: number | null }) {
  const text = correlationText(figure);
  return figure !== null && figure < SOUND_DISCRIMINATION ? <Low>{text}</Low> : text;
}
