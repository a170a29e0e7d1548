import { eraseFamilyByParent } from '@wattle/contract/child-progress';
import { sends } from '@wattle/contract/endpoint';
import { api } from '../api';

export const { useEraseFamilyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    eraseFamily: build.mutation(sends(eraseFamilyByParent)),
  }),
});
