import { sends } from '@wattle/contract/endpoint';
import { sendSignInCode, signInWithCode, signInWithLink } from '@wattle/contract/parent-sign-in';
import { api } from '../api';

export const { useSendSignInCodeMutation, useSignInWithCodeMutation, useSignInWithLinkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendSignInCode: build.mutation(sends(sendSignInCode)),
    signInWithCode: build.mutation(sends(signInWithCode)),
    signInWithLink: build.mutation(sends(signInWithLink)),
  }),
});
