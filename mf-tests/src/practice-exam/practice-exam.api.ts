import type { Subject } from '@wattle/contract/constants';
import { orNull, requestTo } from '@wattle/contract/endpoint';
import {
  abandonPracticeExam,
  beginPracticeExam,
  type PracticeExamState,
  practiceExam,
  startPracticeExamPart,
} from '@wattle/contract/practice-exam';
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
    practiceExam: build.query<PracticeExamState | null, void>({
      query: () => requestTo(practiceExam),
      transformResponse,
      providesTags: ['PracticeExam'],
    }),
    beginPracticeExam: build.mutation<PracticeExamState | null, void>({
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
