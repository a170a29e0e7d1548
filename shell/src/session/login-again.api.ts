import { logIn, sends } from '@wattle/contract';
import { api } from '@wattle/platform';

export const { useLogInAgainMutation } = api.injectEndpoints({
  // The response is checked: half a session must not be stored.
  endpoints: (build) => ({ logInAgain: build.mutation(sends(logIn)) }),
});
