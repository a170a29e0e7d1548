import { clientReportsSchema, cspReportsSchema } from './client-reports';
import { post } from './endpoint';

export const clientReportEndpoints = [
  post('/client-reports', 'public', 'What a page has seen: views, errors and web vitals', {
    body: clientReportsSchema,
    status: 204,
    refusals: [429],
  }),
  post('/csp-reports', 'public', 'Violations of the security policy, as browsers report them', {
    body: cspReportsSchema,
    status: 204,
    refusals: [429],
  }),
];
