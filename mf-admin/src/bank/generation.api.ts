import type {
  ExtractGenerateRequest,
  ExtractGenerateResponse,
  GenerateRequest,
  GenerateResponse,
} from '@wattle/contract';
import { api } from '../api';

const changedLists = (_result: unknown, _error: unknown, { subject }: GenerateRequest | ExtractGenerateRequest) => [
  { type: 'QuestionList' as const, id: subject },
];

export const { useGenerateQuestionsMutation, useGenerateExtractQuestionsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    generateQuestions: build.mutation<GenerateResponse, GenerateRequest>({
      query: (body) => ({ url: 'generate-questions', method: 'POST', body, timeout: 180_000 }),
      invalidatesTags: changedLists,
    }),
    generateExtractQuestions: build.mutation<ExtractGenerateResponse, ExtractGenerateRequest>({
      query: (body) => ({ url: 'extract-generate-questions', method: 'POST', body, timeout: 180_000 }),
      invalidatesTags: changedLists,
    }),
  }),
});
