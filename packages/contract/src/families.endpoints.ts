import { get, post, put } from './endpoint';
import {
  extraTimeSchema,
  familyErasureSchema,
  familyExportSchema,
  familySchema,
  familySearchSchema,
  foundFamilyListSchema,
} from './families';
import { idSchema, messageSchema } from './primitives';
import { staffActionListSchema, staffActionQuerySchema } from './staff-actions';

const ofFamily = { params: { id: idSchema }, refusals: [404] } as const;
const ofChild = { params: { id: idSchema, childId: idSchema }, response: messageSchema } as const;

export const familyEndpoints = [
  get('/families', 'admin', 'Families whose address, names or usernames match', {
    query: familySearchSchema,
    response: foundFamilyListSchema,
  }),
  get('/families/actions', 'admin', 'What staff did, to one family or to all', {
    query: staffActionQuerySchema,
    response: staffActionListSchema,
  }),
  get('/families/{id}', 'admin', 'A family with its children', { ...ofFamily, response: familySchema }),
  put('/families/{id}/children/{childId}/extra-time', 'admin', 'Make timed tests of a child longer', {
    ...ofChild,
    body: extraTimeSchema,
    refusals: [404],
  }),
  post('/families/{id}/children/{childId}/reset-password', 'admin', 'Email the parent a link to set a new password', {
    ...ofChild,
    status: 202,
    refusals: [404, 429],
  }),
  post('/families/{id}/export', 'admin', 'Everything that is kept of a family', {
    ...ofFamily,
    response: familyExportSchema,
  }),
  post('/families/{id}/erase', 'admin', 'Erase everything that is kept of a family', {
    params: { id: idSchema },
    body: familyErasureSchema,
    response: messageSchema,
    refusals: [422],
  }),
];
