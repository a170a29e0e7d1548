import type { Subject } from '@wattle/contract/constants';
import { reads, requestTo, sends } from '@wattle/contract/endpoint';
import { promptFigures } from '@wattle/contract/generated-items';
import {
  cancelGeneration,
  type ExtractGenerateResponse,
  type Generation,
  generateExtract,
  generateQuestions,
  generationRun,
  generationRuns,
  generationStatus,
} from '@wattle/contract/generation';
import { ALL_LISTS, api, invalidatesAtEnd, slowApi } from '../api';

interface GenerationStart {
  id: string;
  subject: Subject;
  kind: Generation['kind'];
  parentId: string;
}

const TIMEOUT_MS = 180_000;

export const tagsOfGeneration = (id: string) => [{ type: 'Generation' as const, id }, 'GenerationList' as const];

export const {
  useGenerationRunQuery,
  useGenerationRunsQuery,
  useLazyGenerationRunsQuery,
  useGenerationStatusQuery,
  useCancelGenerationMutation,
  usePromptFiguresQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    generationRun: build.query({
      ...reads(generationRun, (generationId: string) => ({ params: { generationId } })),
      keepUnusedDataFor: 0,
      providesTags: (_run, _error, id) => [{ type: 'Generation', id }],
    }),
    generationRuns: build.query({
      ...reads(generationRuns, (parentId: string | undefined) => ({ query: { parentId } }), {
        select: ({ generations }) => generations,
      }),
      keepUnusedDataFor: 0,
      providesTags: ['GenerationList'],
    }),
    generationStatus: build.query({ ...reads(generationStatus), providesTags: ['GenerationList'] }),
    cancelGeneration: build.mutation({
      ...sends(cancelGeneration, (generationId: string) => ({ params: { generationId } })),
      invalidatesTags: (_run, _error, id) => tagsOfGeneration(id),
    }),
    promptFigures: build.query({
      ...reads(promptFigures, undefined, { select: ({ prompts }) => prompts }),
      // A prompt is used for all subjects.
      providesTags: ALL_LISTS,
    }),
  }),
});

export const { useSendGenerationMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    sendGeneration: build.mutation<ExtractGenerateResponse, GenerationStart>({
      query: ({ id: generationId, kind, subject, parentId }) => ({
        ...(kind === 'extract'
          ? requestTo(generateExtract, { body: { extractId: parentId, subject, generationId } })
          : requestTo(generateQuestions, { body: { originalQuestionId: parentId, subject, generationId } })),
        timeout: TIMEOUT_MS,
      }),
      onQueryStarted: invalidatesAtEnd(({ id }: GenerationStart) => tagsOfGeneration(id)),
    }),
  }),
});
