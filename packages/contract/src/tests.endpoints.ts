import {
  answersReceiptSchema,
  attemptStatusSchema,
  attemptSubmissionSchema,
  openTestSchema,
  saveAnswersSchema,
} from './attempts';
import { get, post, put } from './endpoint';
import { attemptListSchema, attemptResultSchema, attemptReviewSchema } from './results';
import {
  openPracticeTestSchema,
  openTestQuerySchema,
  pageQuerySchema,
  practiceSubmissionSchema,
  testSubmissionSchema,
} from './tests';

export const testEndpoints = [
  get('/test/subject-test/{category}', 'student', 'Open a subject, weekly or mega test', {
    query: openTestQuerySchema,
    response: openTestSchema,
  }),
  post('/test/subject-test/submit', 'student', 'Submit a subject, weekly or mega test', {
    body: testSubmissionSchema,
    response: attemptResultSchema,
  }),
  get('/practice-test/getTestQuestions', 'student', 'Open the combined practice test', {
    query: pageQuerySchema,
    response: openPracticeTestSchema,
  }),
  post('/practice-test/submitPracticeTest', 'student', 'Submit the combined practice test', {
    body: practiceSubmissionSchema,
    response: attemptResultSchema,
  }),
  get('/attempts', 'student', 'The attempts of the signed-in child', { response: attemptListSchema }),
  get('/attempts/{id}', 'student', 'A marked attempt with its review', { response: attemptReviewSchema }),
  put('/attempts/{id}/answers', 'student', 'Keep the answers of an open attempt', {
    body: saveAnswersSchema,
    response: answersReceiptSchema,
  }),
  get('/attempts/{id}/status', 'student', 'How an attempt stands', { response: attemptStatusSchema }),
  get('/attempts/{id}/re-sit', 'student', 'Open a test of the questions that went wrong in a marked attempt', {
    query: pageQuerySchema,
    response: openTestSchema,
  }),
  post('/attempts/{id}/submit', 'student', 'Submit a re-sit', {
    body: attemptSubmissionSchema,
    response: attemptResultSchema,
  }),
];
