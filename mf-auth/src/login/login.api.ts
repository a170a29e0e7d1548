import { logIn } from '@wattle/contract/accounts';
import { sends } from '@wattle/contract/endpoint';
import { api } from '../api';

export const { useLogInMutation } = api.injectEndpoints({
  // The response is checked: half a session must not be stored.
  endpoints: (build) => ({ logIn: build.mutation(sends(logIn)) }),
});
