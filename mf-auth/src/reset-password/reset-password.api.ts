import {
  type Message,
  messageSchema,
  type PasswordReset,
  type PasswordResetChild,
  passwordResetChildSchema,
} from '@wattle/contract';
import { api } from '../api';

export const { usePasswordResetChildQuery, useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    passwordResetChild: build.query<PasswordResetChild, string>({
      query: (token) => ({ url: 'auth/reset-password/check', method: 'POST', body: { token } }),
      responseSchema: passwordResetChildSchema,
      // A link works once.
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<Message, PasswordReset>({
      query: (body) => ({ url: 'auth/reset-password', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});
