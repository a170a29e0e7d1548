import { signUp, usernameAvailability } from '@wattle/contract/accounts';
import { reads, sends } from '@wattle/contract/endpoint';
import { addChildren } from '@wattle/contract/own-children';
import { api } from '../api';

export const { useSignUpMutation, useAddChildrenMutation, useUsernameAvailabilityQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // A refused name may have been taken since it was checked.
    signUp: build.mutation({ ...sends(signUp), invalidatesTags: ['Username'] }),
    addChildren: build.mutation({ ...sends(addChildren), invalidatesTags: ['Username'] }),
    usernameAvailability: build.query({
      ...reads(usernameAvailability, (username: string) => ({ query: { username } }), { fallback: null }),
      providesTags: ['Username'],
      // A name that was free a minute ago may be taken now.
      keepUnusedDataFor: 0,
    }),
  }),
});
