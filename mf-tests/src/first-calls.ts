/** What pages ask the API for first. Without the schemas of the responses: the routes of the remote name these paths. */
export const ATTEMPTS_CALL = 'attempts';
export const PRACTICE_EXAM_CALL = 'test/exam-day';
export const WEEKLY_PLAN_CALL = 'test/weekly-plan';

export function attemptCall(attemptId: string): string {
  return `${ATTEMPTS_CALL}/${attemptId}`;
}

/** Weeks begin where this device is. */
export function planPlace(): { timeZone: string } {
  return { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}
