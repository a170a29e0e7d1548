import type { dailyPractice } from '@wattle/contract/daily-practice';
import { requestTo } from '@wattle/contract/endpoint';
import type { ownChildren } from '@wattle/contract/own-children';
import type { practiceExam } from '@wattle/contract/practice-exam';
import type { attemptList, attemptReview } from '@wattle/contract/results';
import type { weeklyPlan } from '@wattle/contract/weekly-plan';
import type { writing, writingList } from '@wattle/contract/writings';

// What pages ask the API for first. The routes of the remote name these paths, without the schemas of the responses.
export const ATTEMPTS_QUERY = requestTo<typeof attemptList>('GET /attempts').url;
export const CHILDREN_QUERY = requestTo<typeof ownChildren>('GET /family/children').url;
export const DAILY_PRACTICE_QUERY = requestTo<typeof dailyPractice>('GET /practice/today').url;
export const PRACTICE_EXAM_QUERY = requestTo<typeof practiceExam>('GET /test/exam-day').url;
export const WEEKLY_PLAN_QUERY = requestTo<typeof weeklyPlan>('GET /test/weekly-plan').url;
export const WRITINGS_QUERY = requestTo<typeof writingList>('GET /writings').url;

export function attemptQuery(id: string): string {
  return requestTo<typeof attemptReview>('GET /attempts/{id}', { params: { id } }).url;
}

export function writingQuery(attemptId: string, questionId: string): string {
  return requestTo<typeof writing>('GET /writings/{attemptId}/{questionId}', { params: { attemptId, questionId } }).url;
}
