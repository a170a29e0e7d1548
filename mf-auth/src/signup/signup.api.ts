import { type SignupRequest, type SignupResponse, usernameAvailabilitySchema } from '@wattle/contract';
import { api } from '../api';

export const { useSignUpMutation, useUsernameAvailabilityQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<SignupResponse, SignupRequest>({
      query: (body) => ({ url: 'auth/signup', method: 'POST', body }),
    }),
    usernameAvailability: build.query<boolean | null, string>({
      query: (username) => ({ url: 'auth/check-username', params: { username } }),
      transformResponse: (body) => usernameAvailabilitySchema.safeParse(body).data?.available ?? null,
      // A name that was free a minute ago may be taken now.
      keepUnusedDataFor: 0,
    }),
  }),
});
