import { passwordResetChild, requestTo, resetPassword, sends } from '@wattle/contract';
import { api } from '../api';

export const { usePasswordResetChildQuery, useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    passwordResetChild: build.query({
      query: (token: string) => requestTo(passwordResetChild, { body: { token } }),
      responseSchema: passwordResetChild.response,
      // A link works once.
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation(sends(resetPassword)),
  }),
});
