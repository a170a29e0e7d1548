import { answersReceiptSchema, attemptStatusSchema, openTestSchema, saveAnswersSchema } from './attempts';
import { get, post, put } from './endpoint';
import {
  freeAssessmentDetailsSchema,
  freeAssessmentEmailSchema,
  freeAssessmentQuerySchema,
  freeCategorySchema,
  freeSubmissionSchema,
  freeTestCheckSchema,
} from './free-assessment';
import { freeReportSchema, freeResultsSchema, resultsLinkSchema } from './free-report';
import { FREE_TESTS } from './free-tests';
import { idSchema, messageSchema } from './primitives';
import { attemptResultSchema } from './results';

export const freeAssessmentEndpoints = [
  post('/freeassesment/userdetailforassesment', 'public', 'Start a free assessment', {
    body: freeAssessmentEmailSchema,
    status: 201,
    response: messageSchema,
    refusals: [429],
  }),
  post('/freeassesment/send-user-details', 'public', 'Send the results report by email', {
    body: freeAssessmentEmailSchema,
    status: 202,
    response: messageSchema,
    refusals: [409, 429],
  }),
  get('/freeassesment/userAssessmentDetails', 'public', 'The three scores so far', {
    query: freeAssessmentEmailSchema,
    response: freeAssessmentDetailsSchema,
    refusals: [429],
  }),
  get('/freeassesment/report', 'public', 'The report that this browser has sent in the last 24 hours', {
    response: freeReportSchema,
    refusals: [404],
  }),
  post('/freeassesment/results', 'public', 'Every answer explained, by the link of a report', {
    body: resultsLinkSchema,
    response: freeResultsSchema,
    refusals: [404],
  }),
  ...FREE_TESTS.flatMap(({ title, checkPath, submitPath }) => [
    post(`/freeassesment/${checkPath}`, 'public', `Whether the ${title} test may be started`, {
      body: freeAssessmentEmailSchema,
      response: freeTestCheckSchema,
      refusals: [429],
    }),
    post(`/freeassesment/${submitPath}`, 'public', `Submit the ${title} test`, {
      body: freeSubmissionSchema,
      response: attemptResultSchema,
      refusals: [404, 409, 422, 429],
    }),
  ]),
  get('/freeassesment/{category}', 'public', 'Open one of the three tests', {
    params: { category: freeCategorySchema },
    query: freeAssessmentQuerySchema,
    response: openTestSchema,
    refusals: [404, 409, 429],
  }),
  put('/freeassesment/attempts/{id}/answers', 'public', 'Save the answers of an open free test', {
    params: { id: idSchema },
    body: saveAnswersSchema,
    response: answersReceiptSchema,
    refusals: [404, 409, 422],
  }),
  get('/freeassesment/attempts/{id}/status', 'public', 'How a free test stands', {
    params: { id: idSchema },
    response: attemptStatusSchema,
    refusals: [404],
  }),
];
