import { type Message, messageSchema, type PasswordReset } from '@wattle/contract';
import { api } from '../api';

export const { useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    resetPassword: build.mutation<Message, PasswordReset>({
      query: (body) => ({ url: 'auth/reset-password', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});
