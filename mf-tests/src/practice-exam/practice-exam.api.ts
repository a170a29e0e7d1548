import {
  abandonPracticeExam,
  beginPracticeExam,
  type ExamDay,
  orNull,
  practiceExam,
  requestTo,
  type Subject,
  startPracticeExamPart,
} from '@wattle/contract';
import { api } from '../api';

/** A response of a shape that nobody expected is `null`. */
const transformResponse = (body: unknown) => orNull(practiceExam, body);

export const {
  usePracticeExamQuery,
  useBeginPracticeExamMutation,
  useAbandonPracticeExamMutation,
  useStartPracticeExamPartMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    practiceExam: build.query<ExamDay | null, void>({
      query: () => requestTo(practiceExam),
      transformResponse,
      providesTags: ['PracticeExam'],
    }),
    beginPracticeExam: build.mutation<ExamDay | null, void>({
      query: () => requestTo(beginPracticeExam),
      transformResponse,
      invalidatesTags: ['PracticeExam'],
    }),
    abandonPracticeExam: build.mutation({
      query: (startedAt: string) => requestTo(abandonPracticeExam, { query: { startedAt } }),
      transformResponse,
      invalidatesTags: ['PracticeExam'],
    }),
    startPracticeExamPart: build.mutation({
      query: (category: Subject) => requestTo(startPracticeExamPart, { params: { category } }),
      transformResponse,
      invalidatesTags: ['PracticeExam', 'AttemptList'],
    }),
  }),
});
