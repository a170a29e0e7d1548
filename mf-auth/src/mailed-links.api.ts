import {
  type AddressConfirmation,
  type ConfirmedAddress,
  confirmedAddressSchema,
  type MailedLinkRequest,
  type Message,
  messageSchema,
  type PasswordReset,
  type PasswordResetChild,
  passwordResetChildSchema,
} from '@wattle/contract';
import { api } from './api';

export const { useForgotPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<Message, MailedLinkRequest>({
      query: (body) => ({ url: 'auth/forgot-password', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});

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

export const { useConfirmEmailMutation, useSendConfirmationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: build.mutation<ConfirmedAddress, AddressConfirmation>({
      query: (body) => ({ url: 'auth/confirm-email', method: 'POST', body }),
      responseSchema: confirmedAddressSchema,
    }),
    sendConfirmation: build.mutation<Message, MailedLinkRequest>({
      query: (body) => ({ url: 'auth/send-confirmation', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});
