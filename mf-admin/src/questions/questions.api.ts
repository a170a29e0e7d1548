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
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import { type CallOf, orNull, reads } from '@wattle/contract/endpoint';
import { bin, questionHistory, reMarkingPreview } from '@wattle/contract/question-changes';
import { api } from '../api';
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

/** What a call about one question names. */
export const ofQuestion = ({ id, subject }: QuestionRef) => ({ params: { id }, query: { subject } });

/** The product shows an empty list, not an error, when the body has another shape (docs/published.md, sentences). */
const NO_QUESTIONS: QuestionList = { questions: [], page: 1, pages: 1, total: 0 };

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    questionPage: build.query({
      query: ({ subject, purpose, filter }: QuestionPageQuery) => listRequest(purpose, subject, filter),
      transformResponse: (body) => orNull(questionList, body) ?? NO_QUESTIONS,
      providesTags: (_page, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    bankQuestion: build.query({
      ...reads(bankQuestion, ofQuestion, { fallback: null }),
      providesTags: (_question, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    originalQuestion: build.query({
      ...reads(originalQuestion, ofQuestion, { fallback: null }),
      providesTags: (_question, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    generatedQuestions: build.query({
      ...reads(
        generatedQuestions,
        ({ id, ...query }: QuestionRef & { extractQuestionId?: string }) => ({ params: { id }, query }),
        { fallback: [] },
      ),
      providesTags: (_questions, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    questionHistory: build.query({
      ...reads(questionHistory, ofQuestion, { fallback: null }),
      providesTags: (_history, _error, { id }) => [{ type: 'BankQuestion', id }],
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
      providesTags: SUBJECTS.map((id) => ({ type: 'QuestionList' as const, id })),
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
