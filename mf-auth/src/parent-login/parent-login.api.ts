import { sends } from '@wattle/contract/endpoint';
import { logInWithCode, logInWithLink, sendLoginCode } from '@wattle/contract/parent-login';
import { api } from '../api';

export const { useSendLoginCodeMutation, useLogInWithCodeMutation, useLogInWithLinkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendLoginCode: build.mutation(sends(sendLoginCode)),
    logInWithCode: build.mutation(sends(logInWithCode)),
    logInWithLink: build.mutation(sends(logInWithLink)),
  }),
});
