import { Injectable } from '@nestjs/common';
import { LEAST_ANSWERS } from '@wattle/contract/bank';
import { SUBJECTS } from '@wattle/contract/constants';
import {
  FLAG_KINDS,
  type QuestionStatisticsRow,
  type StatisticsFilters,
  type StatisticsList,
  type statisticsList,
  type TestStatistics,
} from '@wattle/contract/item-statistics';
import { searchPattern, searchWords } from '@wattle/contract/search-text';
import type { InputOf } from '../../infrastructure';
import type { CountedTests } from '../counting/item-table.schema';
import { testFigures } from '../figures/test-figures';
import { type StatisticsRow, StatisticsRowsService } from './statistics-rows.service';

@Injectable()
export class StatisticsListService {
  constructor(private readonly rows: StatisticsRowsService) {}

  async list({ page, limit, ...filters }: InputOf<typeof statisticsList>['query']): Promise<StatisticsList> {
    const { rows, run } = await this.read(filters);
    const found = matching(rows, filters);
    const { kind, omitted } = filters;
    return {
      switches: { kind, omitted },
      countedAt: run?.countedAt?.toISOString() ?? null,
      questions: found.slice((page - 1) * limit, page * limit).map(toRow),
      page,
      pages: Math.max(1, Math.ceil(found.length / limit)),
      total: found.length,
      summary: summaryOf(rows),
    };
  }

  /** All that match, in the order that was asked for. */
  async listAll(filters: StatisticsFilters): Promise<QuestionStatisticsRow[]> {
    return matching((await this.read(filters)).rows, filters).map(toRow);
  }

  async tests(): Promise<TestStatistics> {
    const run = await this.rows.lastRun();
    const tests = (run?.tests ?? []).map(({ kind, subject, questions, counts }: CountedTests) => {
      const figures = counts.n < LEAST_ANSWERS ? null : testFigures(counts);
      return { kind, subject, questions, n: counts.n, figures };
    });
    return { countedAt: run?.countedAt?.toISOString() ?? null, tests };
  }

  private async read({ subject, kind, omitted }: StatisticsFilters) {
    const run = await this.rows.lastRun();
    const subjects = subject ? [subject] : SUBJECTS.filter((each) => each !== 'Writing');
    const ofSubjects = await Promise.all(subjects.map((each) => this.rows.ofSubject(each, { kind, omitted }, run)));
    return { run, rows: ofSubjects.flat() };
  }
}

function toRow({ words: _ofSearch, flags, ...row }: StatisticsRow): QuestionStatisticsRow {
  return { ...row, flags: flags.map(({ kind, option }) => ({ kind, option })) };
}

function matching(rows: readonly StatisticsRow[], filters: StatisticsFilters): StatisticsRow[] {
  const { search = '', flag, sort } = filters;
  const patterns = searchWords(search).map((word) => new RegExp(searchPattern(word), 'i'));
  return rows
    .filter(
      (row) =>
        patterns.every((pattern) => pattern.test(row.words)) &&
        hasFlag(row, flag) &&
        isWithin(percentOf(row.figures?.facility), filters.minFacility, filters.maxFacility) &&
        isWithin(percentOf(row.figures?.discriminationIndex), filters.minDiscrimination, filters.maxDiscrimination) &&
        isWithin(row.n, filters.minAnswers, filters.maxAnswers),
    )
    .sort(ORDERS[sort]);
}

function hasFlag({ flags, isWithheld }: StatisticsRow, asked: StatisticsFilters['flag']): boolean {
  if (asked === undefined) return true;
  if (asked === 'withheld') return isWithheld;
  return asked === 'any' ? flags.length > 0 : flags.some(({ kind }) => kind === asked);
}

const percentOf = (figure: number | null | undefined) => (typeof figure === 'number' ? 100 * figure : undefined);

/** What is not known is within no bounds. */
function isWithin(value: number | undefined, minimum?: number, maximum?: number): boolean {
  if (minimum === undefined && maximum === undefined) return true;
  return value !== undefined && value >= (minimum ?? value) && value <= (maximum ?? value);
}

type Order = (one: StatisticsRow, other: StatisticsRow) => number;

/** Keys in doubt come first, questions without a flag last. */
const rankOf = ({ flags: [flag] }: StatisticsRow) => (flag ? FLAG_KINDS.indexOf(flag.kind) : FLAG_KINDS.length);

/** The lowest comes first, what is not known last in either direction. */
function byFigure(value: (row: StatisticsRow) => number | null | undefined, direction: 1 | -1): Order {
  return (one, other) => {
    const [first, second] = [value(one) ?? null, value(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * (first - second) || (one.id < other.id ? -1 : 1);
  };
}

const FIGURES = {
  facility: ({ figures }: StatisticsRow) => figures?.facility,
  discrimination: ({ figures }: StatisticsRow) => figures?.discriminationIndex,
  answers: ({ n }: StatisticsRow) => n,
  seconds: ({ figures }: StatisticsRow) => figures?.medianSeconds,
};

const ORDERS: Record<StatisticsFilters['sort'], Order> = {
  flags: (one, other) => rankOf(one) - rankOf(other) || other.n - one.n || (one.id < other.id ? -1 : 1),
  facility: byFigure(FIGURES.facility, 1),
  '-facility': byFigure(FIGURES.facility, -1),
  discrimination: byFigure(FIGURES.discrimination, 1),
  '-discrimination': byFigure(FIGURES.discrimination, -1),
  answers: byFigure(FIGURES.answers, 1),
  '-answers': byFigure(FIGURES.answers, -1),
  seconds: byFigure(FIGURES.seconds, 1),
  '-seconds': byFigure(FIGURES.seconds, -1),
};

function summaryOf(rows: readonly StatisticsRow[]): StatisticsList['summary'] {
  const count = (isOne: (row: StatisticsRow) => boolean) => rows.filter(isOne).length;
  const isInDoubt = ({ flags }: StatisticsRow) => flags.some(({ kind }) => kind === 'key-in-doubt');
  return {
    all: rows.length,
    keysInDoubt: count(isInDoubt),
    otherFlags: count((row) => row.flags.length > 0 && !isInDoubt(row)),
    sound: count(({ flags, n }) => flags.length === 0 && n >= LEAST_ANSWERS),
    fewAnswers: count(({ n }) => n < LEAST_ANSWERS),
    withheld: count(({ isWithheld }) => isWithheld),
  };
}
