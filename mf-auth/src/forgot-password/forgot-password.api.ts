import { forgotPassword, sends } from '@wattle/contract';
import { api } from '../api';

export const { useForgotPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({ forgotPassword: build.mutation(sends(forgotPassword)) }),
});
