import { type MailedLinkRequest, type Message, messageSchema } from '@wattle/contract';
import { api } from '../api';

export const { useForgotPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<Message, MailedLinkRequest>({
      query: (body) => ({ url: 'auth/forgot-password', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});
