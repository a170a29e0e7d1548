import {
  answersReceiptSchema,
  attemptStatusSchema,
  attemptSubmissionSchema,
  openTestSchema,
  saveAnswersSchema,
} from './attempts';
import { del, get, post, put } from './endpoint';
import { examDayQuerySchema, examDaySchema } from './exam-day-series';
import { idSchema } from './primitives';
import { subjectSchema } from './questions';
import { attemptListSchema, attemptResultSchema, attemptReviewSchema } from './results';
import {
  openPracticeTestSchema,
  openTestQuerySchema,
  pageQuerySchema,
  practiceQuerySchema,
  practiceSubmissionSchema,
  resitQuerySchema,
  testSubmissionSchema,
  topicQuerySchema,
} from './tests';
import { planItemIdSchema, planTickSchema, weeklyPlanQuerySchema, weeklyPlanSchema } from './weekly-plan';

const ofId = { params: { id: idSchema } } as const;
/** What an opening may be refused for: no questions, an attempt that is no longer open, or too many tests in a day. */
const opening = { refusals: [404, 409, 429] } as const;
const submission = { response: attemptResultSchema, refusals: [404, 409, 422, 429] } as const;

export const testEndpoints = [
  get('/test/subject-test/{category}', 'student', 'Open a subject, weekly or mega test', {
    ...opening,
    params: { category: subjectSchema },
    query: openTestQuerySchema,
    response: openTestSchema,
  }),
  post('/test/subject-test/submit', 'student', 'Submit a subject, weekly or mega test', {
    ...submission,
    body: testSubmissionSchema,
  }),
  get('/test/topic/{category}', 'student', 'Open a few questions of one topic, without a clock', {
    ...opening,
    params: { category: subjectSchema },
    query: topicQuerySchema,
    response: openTestSchema,
  }),
  get('/test/exam-day', 'student', 'The four tests in a row of the child who is logged in', {
    response: examDaySchema,
  }),
  post('/test/exam-day', 'student', 'Begin four tests in a row, or go on with those that are not finished', {
    response: examDaySchema,
    refusals: [429],
  }),
  del('/test/exam-day', 'student', 'Abandon the four tests in a row', {
    query: examDayQuerySchema,
    response: examDaySchema,
    refusals: [429],
  }),
  post('/test/exam-day/{category}', 'student', 'Start the clock of the next of the four', {
    params: { category: subjectSchema },
    response: examDaySchema,
    refusals: [404, 409, 429],
  }),
  get('/test/exam-day/{category}', 'student', 'Open the one of the four that is under way', {
    params: { category: subjectSchema },
    query: pageQuerySchema,
    response: openTestSchema,
    refusals: [404, 409],
  }),
  get('/test/weekly-plan', 'student', 'What the child who is logged in plans to do this week, and what is done', {
    query: weeklyPlanQuerySchema,
    response: weeklyPlanSchema,
  }),
  put('/test/weekly-plan/{item}', 'student', 'Tick an item of the plan, or take the tick back', {
    params: { item: planItemIdSchema },
    query: weeklyPlanQuerySchema,
    body: planTickSchema,
    response: weeklyPlanSchema,
    refusals: [409, 429],
  }),
  get('/practice-test/getTestQuestions', 'student', 'Open the combined practice test', {
    ...opening,
    query: practiceQuerySchema,
    response: openPracticeTestSchema,
  }),
  post('/practice-test/submitPracticeTest', 'student', 'Submit the combined practice test', {
    ...submission,
    body: practiceSubmissionSchema,
  }),
  get('/attempts', 'student', 'The attempts of the child who is logged in', { response: attemptListSchema }),
  get('/attempts/{id}', 'student', 'A marked attempt with its review', {
    ...ofId,
    response: attemptReviewSchema,
    refusals: [404, 409],
  }),
  put('/attempts/{id}/answers', 'student', 'Save the answers of an open attempt', {
    ...ofId,
    body: saveAnswersSchema,
    response: answersReceiptSchema,
    refusals: [404, 409, 422, 429],
  }),
  get('/attempts/{id}/status', 'student', 'How an attempt stands', {
    ...ofId,
    response: attemptStatusSchema,
    refusals: [404],
  }),
  get('/attempts/{id}/re-sit', 'student', 'Open a test of the questions that went wrong in a marked attempt', {
    ...ofId,
    query: resitQuerySchema,
    response: openTestSchema,
    refusals: [404, 409, 429],
  }),
  post('/attempts/{id}/submit', 'student', 'Submit a re-sit', {
    ...ofId,
    ...submission,
    body: attemptSubmissionSchema,
  }),
];
