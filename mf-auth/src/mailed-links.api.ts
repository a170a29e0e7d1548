import { requestTo, sends } from '@wattle/contract/endpoint';
import {
  confirmEmail,
  forgotPassword,
  passwordResetChild,
  resetPassword,
  sendConfirmation,
} from '@wattle/contract/mailed-links';
import { api } from './api';

export const {
  useForgotPasswordMutation,
  usePasswordResetChildQuery,
  useResetPasswordMutation,
  useConfirmEmailMutation,
  useSendConfirmationMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(sends(forgotPassword)),
    passwordResetChild: build.query({
      query: (token: string) => requestTo(passwordResetChild, { body: { token } }),
      responseSchema: passwordResetChild.response,
      // A link works once.
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation(sends(resetPassword)),
    confirmEmail: build.mutation(sends(confirmEmail)),
    sendConfirmation: build.mutation(sends(sendConfirmation)),
  }),
});
