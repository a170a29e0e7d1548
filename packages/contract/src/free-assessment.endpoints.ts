import { answersReceiptSchema, attemptStatusSchema, openTestSchema, saveAnswersSchema } from './attempts';
import { get, post, put } from './endpoint';
import {
  freeAssessmentDetailsSchema,
  freeAssessmentEmailSchema,
  freeAssessmentQuerySchema,
  freeSubmissionSchema,
  freeTestCheckSchema,
} from './free-assessment';
import { FREE_TESTS } from './free-tests';
import { messageSchema } from './primitives';
import { attemptResultSchema } from './results';

export const freeAssessmentEndpoints = [
  post('/freeassesment/userdetailforassesment', 'public', 'Start a free assessment', {
    body: freeAssessmentEmailSchema,
    response: messageSchema,
  }),
  post('/freeassesment/send-user-details', 'public', 'Send the results report by e-mail', {
    body: freeAssessmentEmailSchema,
    response: messageSchema,
  }),
  get('/freeassesment/userAssessmentDetails', 'public', 'The three scores so far', {
    query: freeAssessmentEmailSchema,
    response: freeAssessmentDetailsSchema,
  }),
  ...FREE_TESTS.flatMap(({ title, checkPath, submitPath }) => [
    post(`/freeassesment/${checkPath}`, 'public', `Whether the ${title} test may be started`, {
      body: freeAssessmentEmailSchema,
      response: freeTestCheckSchema,
    }),
    post(`/freeassesment/${submitPath}`, 'public', `Submit the ${title} test`, {
      body: freeSubmissionSchema,
      response: attemptResultSchema,
    }),
  ]),
  get('/freeassesment/{category}', 'public', 'Open one of the three tests', {
    query: freeAssessmentQuerySchema,
    response: openTestSchema,
  }),
  put('/freeassesment/attempts/{id}/answers', 'public', 'Keep the answers of an open free test', {
    body: saveAnswersSchema,
    response: answersReceiptSchema,
  }),
  get('/freeassesment/attempts/{id}/status', 'public', 'How a free test stands', { response: attemptStatusSchema }),
];
