import {
  type ExtractGenerateResponse,
  type Generation,
  type GenerationStatus,
  generationListSchema,
  generationSchema,
  generationStatusSchema,
  type PromptFigures,
  promptFiguresListSchema,
  SUBJECTS,
  type Subject,
} from '@wattle/contract';
import { api, slowApi } from '../api';

interface GenerationRef {
  id: string;
}

export interface GenerationStart extends GenerationRef {
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
    generationRun: build.query<Generation, string>({
      query: (id) => `generation/runs/${id}`,
      transformResponse: (body) => generationSchema.parse(body),
      keepUnusedDataFor: 0,
      providesTags: (_run, _error, id) => [{ type: 'Generation', id }],
    }),
    generationRuns: build.query<Generation[], string | undefined>({
      query: (parentId) => ({ url: 'generation/runs', params: { parentId } }),
      transformResponse: (body) => generationListSchema.parse(body).generations,
      keepUnusedDataFor: 0,
      providesTags: ['GenerationList'],
    }),
    generationStatus: build.query<GenerationStatus, void>({
      query: () => 'generation/status',
      transformResponse: (body) => generationStatusSchema.parse(body),
      providesTags: ['GenerationList'],
    }),
    cancelGeneration: build.mutation<Generation, GenerationRef>({
      query: ({ id }) => ({ url: `generation/runs/${id}`, method: 'DELETE' }),
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
      query: () => 'generation/prompts',
      transformResponse: (body) => promptFiguresListSchema.parse(body).prompts,
      // A prompt is used for all subjects.
      providesTags: SUBJECTS.map((id) => ({ type: 'QuestionList' as const, id })),
    }),
  }),
});

export const { useSendGenerationMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    sendGeneration: build.mutation<ExtractGenerateResponse, GenerationStart>({
      query: ({ id, kind, subject, parentId }) => {
        const call = { method: 'POST', timeout: TIMEOUT_MS };
        return kind === 'extract'
          ? { ...call, url: 'extract-generate-questions', body: { extractId: parentId, subject, generationId: id } }
          : { ...call, url: 'generate-questions', body: { originalQuestionId: parentId, subject, generationId: id } };
      },
    }),
  }),
});
