import { get, post } from './endpoint';
import { unsubscribeQuerySchema } from './mail';

export const mailEndpoints = [
  get('/mail/unsubscribe', 'public', 'A page that offers to stop or resume mails of a kind', {
    query: unsubscribeQuerySchema,
  }),
  post('/mail/unsubscribe', 'public', 'Stop mails of a kind with one click (RFC 8058)', {
    query: unsubscribeQuerySchema,
  }),
  post('/mail/resubscribe', 'public', 'Resume mails of a kind', { query: unsubscribeQuerySchema }),
];
