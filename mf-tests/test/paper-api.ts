import type { Paper } from '@wattle/contract/papers';
import { anOpenAttemptSummary, anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import { apiReturns } from '@wattle/platform/fake-api';
import { tell } from './test-api';

export const CODE = '7K4X';

/** A weekly test in Maths on paper, of three questions. */
export function aPaper(overrides: Partial<Paper> = {}): Paper {
  const {
    attemptId = '',
    questions,
    startedAt = '',
    serverTime = '',
  } = anOpenTest({
    questions: Array.from({ length: 3 }, () => aQuestionPayload()),
  });
  const summary = { ...anOpenAttemptSummary({ attemptId, startedAt }), deadline: undefined };
  return { ...summary, paperCode: CODE, grade: 5, serverTime, answers: [], questions, ...overrides };
}

/** The API has this paper of the child who is logged in, and keeps its answers. */
export function hasPaper(paper = aPaper()): Paper {
  apiReturns(`test/papers/${CODE}`, paper);
  tell(paper, { serverTime: paper.serverTime });
  return paper;
}
