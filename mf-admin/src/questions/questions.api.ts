import {
  bankQuestion,
  generatedQuestions,
  type NearDuplicateQuery,
  nearDuplicates,
  originalQuestion,
  type QuestionList,
  type QuestionListQuery,
  questionCounts,
  questionList,
  skillStatistics,
  topics,
} from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { type CallOf, orNull, reads } from '@wattle/contract/endpoint';
import { bin, questionHistory, reMarkingPreview } from '@wattle/contract/question-changes';
import { ALL_LISTS, api } from '../api';
import { type ListPurpose, listRequest } from '../prefetch-queries';

export interface QuestionPageQuery {
  subject: Subject;
  purpose: ListPurpose;
  filter: Partial<QuestionListQuery>;
}

export interface QuestionRef {
  subject: Subject;
  id: string;
}

export const ofQuestion = ({ id, subject }: QuestionRef) => ({ params: { id }, query: { subject } });

/** For `providesTags` of what is read about a question. */
const tagQuestion = (_data: unknown, _error: unknown, { id }: QuestionRef) => [{ type: 'BankQuestion' as const, id }];

/** For `providesTags` of what is read about a subject, or about what came of a question of it. */
export const tagSubject = (_data: unknown, _error: unknown, { subject }: { subject: Subject }) => [
  { type: 'QuestionList' as const, id: subject },
];

/** The product shows an empty list, not an error, when the body has another shape (docs/published.md, sentences). */
const NO_QUESTIONS: QuestionList = { questions: [], page: 1, pages: 1, total: 0 };

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    questionPage: build.query({
      query: ({ subject, purpose, filter }: QuestionPageQuery) => listRequest(purpose, subject, filter),
      transformResponse: (body) => orNull(questionList, body) ?? NO_QUESTIONS,
      providesTags: tagSubject,
    }),
    bankQuestion: build.query({ ...reads(bankQuestion, ofQuestion, { fallback: null }), providesTags: tagQuestion }),
    originalQuestion: build.query({
      ...reads(originalQuestion, ofQuestion, { fallback: null }),
      providesTags: tagQuestion,
    }),
    generatedQuestions: build.query({
      ...reads(
        generatedQuestions,
        ({ id, ...query }: QuestionRef & { extractQuestionId?: string }) => ({ params: { id }, query }),
        { fallback: [] },
      ),
      providesTags: tagSubject,
    }),
    questionHistory: build.query({
      ...reads(questionHistory, ofQuestion, { fallback: null }),
      providesTags: tagQuestion,
    }),
    topics: build.query({
      ...reads(topics, (subject: Subject) => ({ params: { subject } }), { fallback: { topics: [] } }),
      providesTags: (_topics, _error, subject) => [{ type: 'QuestionList', id: subject }],
    }),
    skillStatistics: build.query(reads(skillStatistics, undefined, { fallback: { skills: [] } })),
    questionCounts: build.query({
      ...reads(questionCounts, undefined, { fallback: null }),
      providesTags: ['QuestionList'],
    }),
    nearDuplicates: build.query({
      ...reads(nearDuplicates, (body: NearDuplicateQuery) => ({ body })),
      keepUnusedDataFor: 0,
    }),
    reMarkingPreview: build.query({ ...reads(reMarkingPreview, ofQuestion), keepUnusedDataFor: 0 }),
    bin: build.query({
      ...reads(bin, (query: NonNullable<CallOf<typeof bin>['query']>) => ({ query })),
      providesTags: ALL_LISTS,
    }),
  }),
});

export const {
  useQuestionPageQuery,
  useLazyQuestionPageQuery,
  useBankQuestionQuery,
  useOriginalQuestionQuery,
  useLazyBankQuestionQuery,
  useGeneratedQuestionsQuery,
  useQuestionHistoryQuery,
  useSkillStatisticsQuery,
  useTopicsQuery,
  useQuestionCountsQuery,
  useNearDuplicatesQuery,
  useReMarkingPreviewQuery,
  useBinQuery,
} = questionsApi;
