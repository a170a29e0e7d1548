import { reads, sends } from '@wattle/contract/endpoint';
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

const ofLink = (token: string) => ({ body: { token } });
// A link works once.
const keepUnusedDataFor = 0;

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
    passwordResetChild: build.query({ ...reads(passwordResetChild, ofLink), keepUnusedDataFor }),
    resetPassword: build.mutation(sends(resetPassword)),
    confirmEmail: build.mutation(sends(confirmEmail)),
    sendConfirmation: build.mutation(sends(sendConfirmation)),
    erasureOfLink: build.query({ ...reads(erasureOfLink, ofLink), keepUnusedDataFor }),
    erase: build.mutation(sends(eraseByParent)),
  }),
});
