import { type ExamDay, examDaySchema, type Subject } from '@wattle/contract';
import { type OpenTestAttempt, PAGE_ID } from '@wattle/exam-player';
import { api } from '../api';
import { toOpenTestAttempt } from '../exam/opened-tests';
import { EXAM_DAY_CALL } from '../first-calls';

/** A response of a shape that nobody expected is `null`. */
const toExamDay = (body: unknown): ExamDay | null => examDaySchema.safeParse(body).data ?? null;

export const {
  useExamDayQuery,
  useBeginExamDayMutation,
  useAbandonExamDayMutation,
  useStartExamDayPartMutation,
  useOpenedExamDayPartQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    examDay: build.query<ExamDay | null, void>({
      query: () => EXAM_DAY_CALL,
      transformResponse: toExamDay,
      providesTags: ['ExamDay'],
    }),
    beginExamDay: build.mutation<ExamDay | null, void>({
      query: () => ({ url: EXAM_DAY_CALL, method: 'POST' }),
      transformResponse: toExamDay,
      invalidatesTags: ['ExamDay'],
    }),
    abandonExamDay: build.mutation<ExamDay | null, string>({
      query: (startedAt) => ({ url: EXAM_DAY_CALL, method: 'DELETE', params: { startedAt } }),
      transformResponse: toExamDay,
      invalidatesTags: ['ExamDay'],
    }),
    startExamDayPart: build.mutation<ExamDay | null, Subject>({
      query: (subject) => ({ url: `${EXAM_DAY_CALL}/${subject}`, method: 'POST' }),
      transformResponse: toExamDay,
      invalidatesTags: ['ExamDay', 'AttemptList'],
    }),
    openedExamDayPart: build.query<OpenTestAttempt | null, Subject>({
      query: (subject) => ({ url: `${EXAM_DAY_CALL}/${subject}`, params: { pageId: PAGE_ID } }),
      transformResponse: toOpenTestAttempt,
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
  }),
});
