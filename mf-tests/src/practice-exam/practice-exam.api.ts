import type { Subject } from '@wattle/contract/constants';
import { reads, sends } from '@wattle/contract/endpoint';
import {
  abandonPracticeExam,
  beginPracticeExam,
  practiceExam,
  startPracticeExamPart,
} from '@wattle/contract/practice-exam';
import { api } from '../api';

export const {
  usePracticeExamQuery,
  useBeginPracticeExamMutation,
  useAbandonPracticeExamMutation,
  useStartPracticeExamPartMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    practiceExam: build.query({
      ...reads(practiceExam, undefined, { fallback: null }),
      providesTags: ['PracticeExam'],
    }),
    beginPracticeExam: build.mutation({
      ...sends(beginPracticeExam),
      invalidatesTags: ['PracticeExam'],
    }),
    abandonPracticeExam: build.mutation({
      ...sends(abandonPracticeExam, (startedAt: string) => ({ query: { startedAt } })),
      invalidatesTags: ['PracticeExam'],
    }),
    startPracticeExamPart: build.mutation({
      ...sends(startPracticeExamPart, (category: Subject) => ({ params: { category } })),
      invalidatesTags: ['PracticeExam', 'AttemptList'],
    }),
  }),
});
