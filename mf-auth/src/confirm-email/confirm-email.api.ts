import {
  type AddressConfirmation,
  type ConfirmedAddress,
  confirmedAddressSchema,
  type MailedLinkRequest,
  type Message,
  messageSchema,
} from '@wattle/contract';
import { api } from '../api';

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
