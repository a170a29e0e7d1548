import { logIn } from '@wattle/contract/accounts';
import { sends } from '@wattle/contract/endpoint';
import { logInWithCode, logInWithLink, sendLoginCode } from '@wattle/contract/parent-login';
import { api } from '../api';

export const { useLogInMutation, useSendLoginCodeMutation, useLogInWithCodeMutation, useLogInWithLinkMutation } =
  api.injectEndpoints({
    // Responses are checked: half a session must not be stored.
    endpoints: (build) => ({
      logIn: build.mutation(sends(logIn)),
      sendLoginCode: build.mutation(sends(sendLoginCode)),
      logInWithCode: build.mutation(sends(logInWithCode)),
      logInWithLink: build.mutation(sends(logInWithLink)),
    }),
  });
