import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import { requestTo } from '@wattle/contract/endpoint';
import { type PromptFigures, promptFigures } from '@wattle/contract/generated-items';
import {
  cancelGeneration,
  type ExtractGenerateResponse,
  type Generation,
  type GenerationStatus,
  generateExtract,
  generateQuestions,
  generationRun,
  generationRuns,
  generationStatus,
} from '@wattle/contract/generation';
import { api, slowApi } from '../api';

interface GenerationRef {
  id: string;
}

interface GenerationStart extends GenerationRef {
  subject: Subject;
  kind: Generation['kind'];
  parentId: string;
}

const TIMEOUT_MS = 180_000;

export const {
  useGenerationRunQuery,
  useGenerationRunsQuery,
  useLazyGenerationRunsQuery,
  useGenerationStatusQuery,
  useCancelGenerationMutation,
  useRefreshGenerationMutation,
  useRefreshQuestionsMutation,
  usePromptFiguresQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    generationRun: build.query({
      query: (generationId: string) => requestTo(generationRun, { params: { generationId } }),
      transformResponse: (body) => generationRun.response.parse(body),
      keepUnusedDataFor: 0,
      providesTags: (_run, _error, id) => [{ type: 'Generation', id }],
    }),
    generationRuns: build.query({
      query: (parentId: string | undefined) => requestTo(generationRuns, { query: { parentId } }),
      transformResponse: (body) => generationRuns.response.parse(body).generations,
      keepUnusedDataFor: 0,
      providesTags: ['GenerationList'],
    }),
    generationStatus: build.query<GenerationStatus, void>({
      query: () => requestTo(generationStatus),
      transformResponse: (body) => generationStatus.response.parse(body),
      providesTags: ['GenerationList'],
    }),
    cancelGeneration: build.mutation<Generation, GenerationRef>({
      query: ({ id }) => requestTo(cancelGeneration, { params: { generationId: id } }),
      invalidatesTags: (_run, _error, { id }) => [{ type: 'Generation', id }, 'GenerationList'],
    }),
    // What the page has of a generation is old.
    refreshGeneration: build.mutation<null, GenerationRef>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Generation', id }, 'GenerationList'],
    }),
    // The bank has the questions of a generation that has ended.
    refreshQuestions: build.mutation<null, Subject>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, subject) => ['GenerationList', { type: 'QuestionList', id: subject }],
    }),
    promptFigures: build.query<PromptFigures[], void>({
      query: () => requestTo(promptFigures),
      transformResponse: (body) => promptFigures.response.parse(body).prompts,
      // A prompt is used for all subjects.
      providesTags: SUBJECTS.map((id) => ({ type: 'QuestionList' as const, id })),
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
    }),
  }),
});
