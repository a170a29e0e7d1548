import { logIn, sends } from '@wattle/contract';
import { api } from '../api';

export const { useLogInMutation } = api.injectEndpoints({
  // The response is checked: half a session must not be stored.
  endpoints: (build) => ({ logIn: build.mutation(sends(logIn)) }),
});
