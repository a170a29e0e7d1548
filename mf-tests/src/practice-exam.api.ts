import type { Subject } from '@wattle/contract/constants';
import { reads, sends } from '@wattle/contract/endpoint';
import {
  type abandonPracticeExam,
  type beginPracticeExam,
  practiceExam,
  type startPracticeExamPart,
} from '@wattle/contract/practice-exam';
import { api } from './api';

export const {
  usePracticeExamQuery,
  useLazyPracticeExamQuery,
  useBeginPracticeExamMutation,
  useAbandonPracticeExamMutation,
  useStartPracticeExamPartMutation,
} = api.injectEndpoints({
  // What was asked for has happened, whatever the response says: the query tells how things stand.
  endpoints: (build) => ({
    practiceExam: build.query({
      ...reads(practiceExam, undefined, { fallback: null }),
      providesTags: ['PracticeExam'],
    }),
    beginPracticeExam: build.mutation({
      ...sends<typeof beginPracticeExam>('POST /test/exam-day'),
      invalidatesTags: ['PracticeExam'],
    }),
    abandonPracticeExam: build.mutation({
      ...sends<typeof abandonPracticeExam, string>('DELETE /test/exam-day', (startedAt) => ({ query: { startedAt } })),
      invalidatesTags: ['PracticeExam'],
    }),
    startPracticeExamPart: build.mutation({
      ...sends<typeof startPracticeExamPart, Subject>('POST /test/exam-day/{category}', (category) => ({
        params: { category },
      })),
      invalidatesTags: ['PracticeExam', 'AttemptList'],
    }),
  }),
});
