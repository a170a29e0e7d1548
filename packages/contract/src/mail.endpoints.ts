import { get, post } from './endpoint';
import { unsubscribeQuerySchema } from './mail';

const page = { query: unsubscribeQuerySchema, mediaType: 'text/html', refusals: [404, 429] } as const;

export const mailEndpoints = [
  get('/mail/unsubscribe', 'public', 'A page that offers to stop or resume emails of a kind', page),
  post('/mail/unsubscribe', 'public', 'Stop emails of a kind with one click (RFC 8058)', page),
  post('/mail/resubscribe', 'public', 'Resume emails of a kind', page),
];
