import { confirmEmail, sendConfirmation, sends } from '@wattle/contract';
import { api } from '../api';

export const { useConfirmEmailMutation, useSendConfirmationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: build.mutation(sends(confirmEmail)),
    sendConfirmation: build.mutation(sends(sendConfirmation)),
  }),
});
