import { type LoginRequest, type LoginResponse, loginResponseSchema } from '@wattle/contract';
import { api } from '@wattle/platform';

export const { useLogInAgainMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    logInAgain: build.mutation<LoginResponse, LoginRequest>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      // Half a session must not be stored.
      responseSchema: loginResponseSchema,
    }),
  }),
});
