import { type SignupRequest, type SignupResponse, signUp, usernameAvailability } from '@wattle/contract/accounts';
import { orNull, requestTo } from '@wattle/contract/endpoint';
import { addChildren, type MoreChildren } from '@wattle/contract/own-children';
import { api } from '../api';

export const { useSignUpMutation, useAddChildrenMutation, useUsernameAvailabilityQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<SignupResponse, SignupRequest>({
      query: (body) => requestTo(signUp, { body }),
      // A refused name may have been taken since it was checked.
      invalidatesTags: ['Username'],
    }),
    addChildren: build.mutation<SignupResponse, MoreChildren>({
      query: (body) => requestTo(addChildren, { body }),
      invalidatesTags: ['Username'],
    }),
    usernameAvailability: build.query({
      query: (username: string) => requestTo(usernameAvailability, { query: { username } }),
      transformResponse: (body) => orNull(usernameAvailability, body),
      providesTags: ['Username'],
      // A name that was free a minute ago may be taken now.
      keepUnusedDataFor: 0,
    }),
  }),
});
