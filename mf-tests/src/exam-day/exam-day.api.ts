import {
  abandonPracticeExam,
  beginPracticeExam,
  type ExamDay,
  openPracticeExamPart,
  orNull,
  practiceExam,
  requestTo,
  type Subject,
  startPracticeExamPart,
} from '@wattle/contract';
import { PAGE_ID } from '@wattle/exam-player';
import { api } from '../api';
import { toOpenTestAttempt } from '../exam/opened-tests';

/** A response of a shape that nobody expected is `null`. */
const transformResponse = (body: unknown) => orNull(practiceExam, body);

export const {
  useExamDayQuery,
  useBeginExamDayMutation,
  useAbandonExamDayMutation,
  useStartExamDayPartMutation,
  useOpenedExamDayPartQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    examDay: build.query<ExamDay | null, void>({
      query: () => requestTo(practiceExam),
      transformResponse,
      providesTags: ['ExamDay'],
    }),
    beginExamDay: build.mutation<ExamDay | null, void>({
      query: () => requestTo(beginPracticeExam),
      transformResponse,
      invalidatesTags: ['ExamDay'],
    }),
    abandonExamDay: build.mutation({
      query: (startedAt: string) => requestTo(abandonPracticeExam, { query: { startedAt } }),
      transformResponse,
      invalidatesTags: ['ExamDay'],
    }),
    startExamDayPart: build.mutation({
      query: (category: Subject) => requestTo(startPracticeExamPart, { params: { category } }),
      transformResponse,
      invalidatesTags: ['ExamDay', 'AttemptList'],
    }),
    openedExamDayPart: build.query({
      query: (category: Subject) =>
        requestTo(openPracticeExamPart, { params: { category }, query: { pageId: PAGE_ID } }),
      transformResponse: toOpenTestAttempt,
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
  }),
});
