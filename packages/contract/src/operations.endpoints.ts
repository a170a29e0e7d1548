import { get, post } from './endpoint';
import { operationsSchema, remoteNameSchema, rollbackSchema } from './operations';
import { messageSchema } from './primitives';

export const operationsEndpoints = [
  get('/operations', 'admin', 'Releases with their errors and web vitals', { response: operationsSchema }),
  post('/operations/{remote}/roll-back', 'admin', 'Take back the canary of a remote, or else its live version', {
    params: { remote: remoteNameSchema },
    body: rollbackSchema,
    response: messageSchema,
    refusals: [404, 409],
  }),
];
