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
import { api } from '../api';

interface GenerationRef {
  id: string;
}

export interface GenerationStart extends GenerationRef {
  subject: Subject;
  kind: Generation['kind'];
  parentId: string;
}

/** The response to a start, or why there is none. */
type StartOutcome = { data?: unknown; error?: unknown };

const TIMEOUT_MS = 180_000;
const starts = new Map<string, PromiseLike<StartOutcome>>();

export const {
  useSendGenerationMutation,
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
    // Ends at once: what other endpoints invalidate is fetched only when no endpoint waits for a response.
    sendGeneration: build.mutation<null, GenerationStart>({
      queryFn: ({ id, kind, subject, parentId }, _api, _options, send) => {
        const request =
          kind === 'extract'
            ? { url: 'extract-generate-questions', body: { extractId: parentId, subject, generationId: id } }
            : { url: 'generate-questions', body: { originalQuestionId: parentId, subject, generationId: id } };
        starts.set(id, Promise.resolve(send({ ...request, method: 'POST', timeout: TIMEOUT_MS })));
        return { data: null };
      },
    }),
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

/** What came of a start that was sent. */
export async function startOutcome(id: string): Promise<{ data?: ExtractGenerateResponse; error?: unknown }> {
  const outcome = await starts.get(id);
  starts.delete(id);
  return outcome as { data?: ExtractGenerateResponse; error?: unknown };
}
