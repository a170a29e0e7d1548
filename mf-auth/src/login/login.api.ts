import { type LoginRequest, type LoginResponse, loginResponseSchema } from '@wattle/contract';
import { api } from '../api';

export const { useLogInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<LoginResponse, LoginRequest>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      // Half a session must not be stored.
      responseSchema: loginResponseSchema,
    }),
  }),
});
