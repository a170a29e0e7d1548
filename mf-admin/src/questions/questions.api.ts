import {
  bankQuestion,
  generatedQuestions,
  type NearDuplicateList,
  type NearDuplicateQuery,
  nearDuplicates,
  originalQuestion,
  type QuestionCounts,
  type QuestionList,
  type QuestionListQuery,
  questionCounts,
  questionList,
  skillStatistics,
  topics,
} from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { orNull, requestTo } from '@wattle/contract/endpoint';
import { questionHistory, reMarkingPreview } from '@wattle/contract/question-changes';
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
      query: (ref: QuestionRef) => requestTo(bankQuestion, ofQuestion(ref)),
      transformResponse: (body) => orNull(bankQuestion, body),
      providesTags: (_question, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    originalQuestion: build.query({
      query: (ref: QuestionRef) => requestTo(originalQuestion, ofQuestion(ref)),
      transformResponse: (body) => orNull(originalQuestion, body),
      providesTags: (_question, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    generatedQuestions: build.query({
      query: ({ id, ...query }: QuestionRef & { extractQuestionId?: string }) =>
        requestTo(generatedQuestions, { params: { id }, query }),
      transformResponse: (body) => orNull(generatedQuestions, body) ?? [],
      providesTags: (_questions, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    questionHistory: build.query({
      query: (ref: QuestionRef) => requestTo(questionHistory, ofQuestion(ref)),
      transformResponse: (body) => orNull(questionHistory, body),
      providesTags: (_history, _error, { id }) => [{ type: 'BankQuestion', id }],
    }),
    topics: build.query({
      query: (subject: Subject) => requestTo(topics, { params: { subject } }),
      transformResponse: (body) => orNull(topics, body) ?? { topics: [] },
      providesTags: (_topics, _error, subject) => [{ type: 'QuestionList', id: subject }],
    }),
    skillStatistics: build.query({
      query: () => requestTo(skillStatistics),
      transformResponse: (body) => orNull(skillStatistics, body) ?? { skills: [] },
    }),
    questionCounts: build.query<QuestionCounts | null, void>({
      query: () => requestTo(questionCounts),
      transformResponse: (body) => orNull(questionCounts, body),
      providesTags: ['QuestionList'],
    }),
    nearDuplicates: build.query<NearDuplicateList, NearDuplicateQuery>({
      query: (body) => requestTo(nearDuplicates, { body }),
      keepUnusedDataFor: 0,
    }),
    reMarkingPreview: build.query({
      query: (ref: QuestionRef) => requestTo(reMarkingPreview, ofQuestion(ref)),
      transformResponse: (body) => reMarkingPreview.response.parse(body),
      keepUnusedDataFor: 0,
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
} = questionsApi;
