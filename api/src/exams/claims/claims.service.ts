import { Injectable } from '@nestjs/common';
import type { Claims } from '@wattle/contract/claims';
import { MARKETING_CLAIMS, QUESTION_POOLS, SUBJECTS, YEAR_LEVELS } from '@wattle/contract/constants';
import { blueprintOf } from '@wattle/contract/test-kinds';
import { CandidatesService, type Cell } from '../../bank';
import { isNearYear } from '../choice/candidates';

/** Counted from what the choice of questions has in memory. */
@Injectable()
export class ClaimsService {
  constructor(private readonly candidates: CandidatesService) {}

  async read(): Promise<Claims> {
    const { questions, questionTypes, testsPerYearLevel } = MARKETING_CLAIMS;
    let questionCount = 0;
    const types = new Set<string>();
    const testsOfYears = YEAR_LEVELS.map(() => 0);
    for (const subject of SUBJECTS) {
      const { count } = blueprintOf('practice-test', subject);
      for (const pool of QUESTION_POOLS) {
        const cells: readonly Cell[] = (await this.candidates.bank(subject, pool)).cellsByYear;
        questionCount += questionsIn(cells);
        for (const { topic, format } of cells) types.add([subject, topic, format].join());
        if (pool !== 'Tests') continue;
        YEAR_LEVELS.forEach((grade, index) => {
          const near = cells.filter(({ year }) => isNearYear(grade, year));
          testsOfYears[index] = (testsOfYears[index] ?? 0) + Math.floor(questionsIn(near) / count);
        });
      }
    }
    return {
      'bank-questions': claimText(questions, questionCount, '+'),
      'bank-question-types': claimText(questionTypes, types.size),
      // Of ten questions, each for that year or one beside it, and none met twice.
      'bank-tests-per-year-level': claimText(testsPerYearLevel, Math.min(...testsOfYears), '+'),
    };
  }
}

function questionsIn(cells: readonly Cell[]): number {
  return cells.flatMap(({ groups }) => groups).reduce((sum, { length }) => sum + length, 0);
}

function claimText(claimed: number, counted: number, more = ''): string {
  return counted < claimed ? counted.toLocaleString('en-AU') : `${claimed.toLocaleString('en-AU')}${more}`;
}
