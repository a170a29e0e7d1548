import { type LoginRequest, type LoginResponse, loginResponseSchema } from '@wattle/contract';
import { api, postFor } from '../api';

export const { useLogInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // Half a session must not be stored.
    logIn: build.mutation<LoginResponse, LoginRequest>(postFor('auth/login', loginResponseSchema)),
  }),
});
