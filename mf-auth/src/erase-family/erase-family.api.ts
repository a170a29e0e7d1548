import { type ErasureByParent, type Message, messageSchema } from '@wattle/contract';
import { api } from '../api';

export const { useEraseFamilyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    eraseFamily: build.mutation<Message, ErasureByParent>({
      query: (body) => ({ url: 'child-progress/erase-family', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});
