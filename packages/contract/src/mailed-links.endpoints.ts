import { post } from './endpoint';
import {
  addressConfirmationSchema,
  confirmedAddressSchema,
  mailedLinkRequestSchema,
  mailedLinkSchema,
  passwordResetChildSchema,
  passwordResetSchema,
} from './mailed-links';
import { messageSchema } from './primitives';

const request = { body: mailedLinkRequestSchema, status: 202, response: messageSchema, refusals: [429] } as const;
const refusals = [422, 429] as const;

export const mailedLinkEndpoints = [
  post('/auth/forgot-password', 'public', 'Email a parent a link to set a new password of each child', request),
  post('/auth/reset-password/check', 'public', 'Whose password an emailed link sets', {
    body: mailedLinkSchema,
    response: passwordResetChildSchema,
    refusals,
  }),
  post('/auth/reset-password', 'public', 'Set a new password with the token of an emailed link', {
    body: passwordResetSchema,
    response: messageSchema,
    refusals,
  }),
  post('/auth/send-confirmation', 'public', 'Email a parent the link that confirms the address once more', request),
  post('/auth/confirm-email', 'public', 'Confirm a parent’s address with the token of an emailed link', {
    body: addressConfirmationSchema,
    response: confirmedAddressSchema,
    refusals,
  }),
];
