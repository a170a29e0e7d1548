import { requestTo, sends } from '@wattle/contract/endpoint';
import {
  confirmEmail,
  eraseByParent,
  erasureOfLink,
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
  useErasureOfLinkQuery,
  useEraseMutation,
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
    erasureOfLink: build.query({
      query: (token: string) => requestTo(erasureOfLink, { body: { token } }),
      responseSchema: erasureOfLink.response,
      keepUnusedDataFor: 0,
    }),
    erase: build.mutation(sends(eraseByParent)),
  }),
});
