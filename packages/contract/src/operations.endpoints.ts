import { get, post } from './endpoint';
import {
  localVersionRequestSchema,
  localVersionSchema,
  operationsSchema,
  remoteNameSchema,
  rollbackSchema,
} from './operations';
import { messageSchema } from './primitives';

export const operationsEndpoints = [
  get('/operations', 'admin', 'Releases with their errors and web vitals', { response: operationsSchema }),
  post('/operations/{remote}/roll-back', 'admin', 'Take back the canary of a remote, or else its live version', {
    params: { remote: remoteNameSchema },
    body: rollbackSchema,
    response: messageSchema,
    refusals: [404, 409],
  }),
  post(
    '/operations/{remote}/local-version',
    'admin',
    'Show the version of a remote that this machine serves, in this browser',
    {
      params: { remote: remoteNameSchema },
      body: localVersionRequestSchema,
      response: localVersionSchema,
      refusals: [404],
    },
  ),
];
