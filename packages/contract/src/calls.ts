import { accountCalls } from './accounts.calls';
import { type Call, get } from './call';
import { freeAssessmentCalls } from './free-assessment.calls';
import { healthSchema, readySchema } from './health';
import { questionCalls } from './questions.calls';
import { testCalls } from './tests.calls';

const serviceCalls = [
  get('/health', 'public', 'The process is alive', { response: healthSchema }),
  get('/ready', 'public', 'The API can do its work', { response: readySchema }),
  get('/images/{hash}', 'public', 'A picture of a question'),
];

/**
 * Every call of the API: the table of specification 7 and the extra calls of decisions 4, 7, 8 and 10. The API's
 * documentation is made from it, and a test of the API compares it with the routes that are there.
 */
export const CALLS: readonly Call[] = [
  ...accountCalls,
  ...questionCalls,
  ...freeAssessmentCalls,
  ...testCalls,
  ...serviceCalls,
];
