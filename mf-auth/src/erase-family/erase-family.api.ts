import { eraseFamilyByParent, sends } from '@wattle/contract';
import { api } from '../api';

export const { useEraseFamilyMutation } = api.injectEndpoints({
  endpoints: (build) => ({ eraseFamily: build.mutation(sends(eraseFamilyByParent)) }),
});
