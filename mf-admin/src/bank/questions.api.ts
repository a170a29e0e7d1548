import {
  type BankQuestion,
  bankQuestionSchema,
  generatedQuestionListSchema,
  type NearDuplicateList,
  type NearDuplicateQuery,
  type QuestionCounts,
  type QuestionHistory,
  type QuestionList,
  type QuestionListQuery,
  questionCountsSchema,
  questionHistorySchema,
  questionListSchema,
  type ReMarking,
  reMarkingSchema,
  type Subject,
  type TopicList,
  topicListSchema,
} from '@wattle/contract';
import { api } from '../api';
import { LIST_ENDPOINTS, type ListPurpose } from '../prefetch-queries';

export interface QuestionPageQuery {
  subject: Subject;
  purpose: ListPurpose;
  filter: Partial<QuestionListQuery>;
}

export interface QuestionRef {
  subject: Subject;
  id: string;
}

/** The product shows an empty list, not an error, when the body has another shape (docs/published.md, sentences). */
const NO_QUESTIONS: QuestionList = { questions: [], page: 1, pages: 1, total: 0 };

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    questionPage: build.query<QuestionList, QuestionPageQuery>({
      query: ({ subject, purpose, filter }) => ({ url: LIST_ENDPOINTS[purpose] + subject, params: filter }),
      transformResponse: (body) => questionListSchema.safeParse(body).data ?? NO_QUESTIONS,
      providesTags: (_page, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    bankQuestion: build.query<BankQuestion | null, QuestionRef>({
      query: ({ id, subject }) => ({ url: `questions/get-question/${id}`, params: { subject } }),
      transformResponse: (body) => bankQuestionSchema.safeParse(body).data ?? null,
      providesTags: (_question, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    originalQuestion: build.query<BankQuestion | null, QuestionRef>({
      query: ({ id, subject }) => ({ url: `questions/question/${id}`, params: { subject } }),
      transformResponse: (body) => bankQuestionSchema.safeParse(body).data ?? null,
      providesTags: (_question, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    generatedQuestions: build.query<BankQuestion[], QuestionRef & { extractQuestionId?: string }>({
      query: ({ id, ...params }) => ({ url: `questions/generated/${id}`, params }),
      transformResponse: (body) => generatedQuestionListSchema.safeParse(body).data ?? [],
      providesTags: (_questions, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    questionHistory: build.query<QuestionHistory | null, QuestionRef>({
      query: ({ id, subject }) => ({ url: `questions/history/${id}`, params: { subject } }),
      transformResponse: (body) => questionHistorySchema.safeParse(body).data ?? null,
      providesTags: (_history, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    topics: build.query<TopicList, Subject>({
      query: (subject) => `questions/topics/${subject}`,
      transformResponse: (body) => topicListSchema.safeParse(body).data ?? { topics: [] },
      providesTags: (_topics, _error, subject) => [{ type: 'QuestionList', id: subject }],
    }),
    questionCounts: build.query<QuestionCounts | null, void>({
      query: () => 'questions/counts',
      transformResponse: (body) => questionCountsSchema.safeParse(body).data ?? null,
      providesTags: ['QuestionList'],
    }),
    nearDuplicates: build.query<NearDuplicateList, NearDuplicateQuery>({
      query: (body) => ({ url: 'questions/near-duplicates', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    reMarkingPreview: build.query<ReMarking, QuestionRef>({
      query: ({ id, subject }) => ({ url: `questions/re-marking/${id}`, params: { subject } }),
      transformResponse: (body) => reMarkingSchema.parse(body),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useQuestionPageQuery,
  useBankQuestionQuery,
  useOriginalQuestionQuery,
  useLazyBankQuestionQuery,
  useGeneratedQuestionsQuery,
  useQuestionHistoryQuery,
  useTopicsQuery,
  useQuestionCountsQuery,
  useNearDuplicatesQuery,
  useReMarkingPreviewQuery,
} = questionsApi;
