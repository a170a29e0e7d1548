import { accountEndpoints } from './accounts.endpoints';
import { childProgressEndpoints } from './child-progress.endpoints';
import { clientReportEndpoints } from './client-reports.endpoints';
import { type Endpoint, get } from './endpoint';
import { familyEndpoints } from './families.endpoints';
import { freeAssessmentEndpoints } from './free-assessment.endpoints';
import { healthSchema, readySchema } from './health';
import { imageHashSchema } from './images';
import { mailEndpoints } from './mail.endpoints';
import { mailedLinkEndpoints } from './mailed-links.endpoints';
import { operationsEndpoints } from './operations.endpoints';
import { questionEndpoints } from './questions.endpoints';
import { serviceStateSchema } from './service-state';
import { testEndpoints } from './tests.endpoints';

const serviceEndpoints = [
  get('/service-state', 'admin', 'What the API has to do, and how what it needs is doing', {
    response: serviceStateSchema,
  }),
  get('/health', 'public', 'The process is alive', { response: healthSchema }),
  get('/ready', 'public', 'The API can do its work', { response: readySchema }),
  get('/images/{hash}', 'public', 'A picture of a question', {
    params: { hash: imageHashSchema },
    mediaType: 'image/webp',
    refusals: [404],
  }),
];

/**
 * Every endpoint of the API, the published ones (docs/published.md, calls) and all others. The API's documentation is made
 * from it, and a test of the API compares it with the routes that are there.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  ...accountEndpoints,
  ...questionEndpoints,
  ...freeAssessmentEndpoints,
  ...testEndpoints,
  ...mailEndpoints,
  ...familyEndpoints,
  ...mailedLinkEndpoints,
  ...childProgressEndpoints,
  ...clientReportEndpoints,
  ...operationsEndpoints,
  ...serviceEndpoints,
];
