import { type ExamDay, examDaySchema, type Subject } from '@wattle/contract';
import { api } from '../api';
import { PRACTICE_EXAM_CALL } from '../first-calls';

/** A response of a shape that nobody expected is `null`. */
const transformResponse = (body: unknown): ExamDay | null => examDaySchema.safeParse(body).data ?? null;

export const {
  usePracticeExamQuery,
  useBeginPracticeExamMutation,
  useAbandonPracticeExamMutation,
  useStartPracticeExamPartMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    practiceExam: build.query<ExamDay | null, void>({
      query: () => PRACTICE_EXAM_CALL,
      transformResponse,
      providesTags: ['PracticeExam'],
    }),
    beginPracticeExam: build.mutation<ExamDay | null, void>({
      query: () => ({ url: PRACTICE_EXAM_CALL, method: 'POST' }),
      transformResponse,
      invalidatesTags: ['PracticeExam'],
    }),
    abandonPracticeExam: build.mutation<ExamDay | null, string>({
      query: (startedAt) => ({ url: PRACTICE_EXAM_CALL, method: 'DELETE', params: { startedAt } }),
      transformResponse,
      invalidatesTags: ['PracticeExam'],
    }),
    startPracticeExamPart: build.mutation<ExamDay | null, Subject>({
      query: (subject) => ({ url: `${PRACTICE_EXAM_CALL}/${subject}`, method: 'POST' }),
      transformResponse,
      invalidatesTags: ['PracticeExam', 'AttemptList'],
    }),
  }),
});
