import { type attemptList, type attemptReview, type practiceExam, requestTo, type weeklyPlan } from '@wattle/contract';

// What pages ask the API for first. The routes of the remote name these paths, without the schemas of the responses.
export const ATTEMPTS_CALL = requestTo<typeof attemptList>('GET /attempts').url;
export const PRACTICE_EXAM_CALL = requestTo<typeof practiceExam>('GET /test/exam-day').url;
export const WEEKLY_PLAN_CALL = requestTo<typeof weeklyPlan>('GET /test/weekly-plan').url;

export function attemptCall(id: string): string {
  return requestTo<typeof attemptReview>('GET /attempts/{id}', { params: { id } }).url;
}

/** Weeks begin where this device is. */
export function planPlace(): { timeZone: string } {
  return { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}
