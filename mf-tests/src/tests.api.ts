import {
  type AnswersReceipt,
  type AttemptStatus,
  attemptStatus,
  endRestBreak,
  type SaveAnswers,
  saveAnswers,
  startRestBreak,
} from '@wattle/contract/attempts';
import { type DailyPractice, dailyPractice } from '@wattle/contract/daily-practice';
import { orNull, requestTo } from '@wattle/contract/endpoint';
import { reportQuestionAsParent } from '@wattle/contract/own-children';
import { type OwnReport, type ReportBody, reportQuestion } from '@wattle/contract/question-reports';
import {
  type AttemptList,
  type AttemptResult,
  attemptList,
  attemptReview,
  type CheckedAnswer,
  checkAnswer,
  type MarkedQuestion,
} from '@wattle/contract/results';
import { submitTest } from '@wattle/contract/tests';
import { takeDisplaySettings } from '@wattle/exam-player';
import type { useSession } from '@wattle/platform';
import { api } from './api';
import { answerTo, keptAttempt, type Opening, openedTestOf } from './exam/kept-tests';
import type { OpenedTest } from './exam/opened-test';
import type { TestRequest } from './exam/test-calls';

type Session = ReturnType<typeof useSession>;

interface ReportOfQuestion {
  attemptId: string;
  /** Where a parent reports it. */
  childId: string | undefined;
  questionId: string;
  body: ReportBody;
}

/** Where answers of an attempt are saved. */
export const saveUrlOf = (id: string) => requestTo(saveAnswers, { params: { id }, body: { answers: [] } }).url;

/**
 * A response of a shape that nobody expected is `null`: there is nothing to show, and asking again changes nothing.
 */
export const {
  useAttemptListQuery,
  useAttemptReviewQuery,
  useCheckAnswerMutation,
  useDailyPracticeQuery,
  useEndRestBreakMutation,
  useLazyAttemptListQuery,
  useLazyAttemptStatusQuery,
  useLazyOpenedTestQuery,
  useOpenedTestQuery,
  useReportQuestionMutation,
  useSaveAnswersMutation,
  useStartRestBreakMutation,
  useSubmitTestMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    attemptList: build.query<AttemptList | null, void>({
      query: () => requestTo(attemptList),
      transformResponse: (body) => orNull(attemptList, body),
      onQueryStarted: (_none, { queryFulfilled }) => {
        queryFulfilled.then(({ data }) => takeDisplaySettings(data?.displaySettings)).catch(() => undefined);
      },
      providesTags: ['AttemptList'],
    }),
    attemptReview: build.query({
      query: (id: string) => requestTo(attemptReview, { params: { id } }),
      transformResponse: (body) => orNull(attemptReview, body),
    }),
    attemptStatus: build.query<AttemptStatus, string>({
      query: (id) => requestTo(attemptStatus, { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    openedTest: build.query<OpenedTest | null, Opening>({
      queryFn: async (opening, { getState }, _options, send) => {
        const { url, method, params } = opening;
        const { id = '' } = (getState() as { session: Session }).session.user ?? {};
        const goesOn = !opening.needsServer && keptAttempt(opening, id) !== undefined;
        const response = await answerTo(Promise.resolve(send({ url, method, params })), !goesOn);
        const test = openedTestOf(response, opening, id);
        return test === undefined && response.error ? { error: response.error } : { data: test ?? null };
      },
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    reportQuestion: build.mutation<OwnReport, ReportOfQuestion>({
      query: ({ attemptId, childId, questionId, body }) =>
        childId
          ? requestTo(reportQuestionAsParent, { params: { childId, attemptId, questionId }, body })
          : requestTo(reportQuestion, { params: { id: attemptId, questionId }, body }),
    }),
    saveAnswers: build.mutation<AnswersReceipt, { attemptId: string; changes: SaveAnswers }>({
      // What is sent by a page that goes must still arrive.
      query: ({ attemptId: id, changes: body }) => ({
        ...requestTo(saveAnswers, { params: { id }, body }),
        keepalive: true,
      }),
    }),
    startRestBreak: build.mutation<AttemptStatus, string>({
      query: (id) => requestTo(startRestBreak, { params: { id } }),
    }),
    endRestBreak: build.mutation<AttemptStatus, string>({
      query: (id) => requestTo(endRestBreak, { params: { id } }),
    }),
    dailyPractice: build.query<DailyPractice | null, void>({
      query: () => requestTo(dailyPractice),
      transformResponse: (body) => orNull(dailyPractice, body),
      providesTags: ['DailyPractice'],
    }),
    checkAnswer: build.mutation<MarkedQuestion, { attemptId: string; questionId: string; body: CheckedAnswer }>({
      query: ({ attemptId: id, questionId, body }) => requestTo(checkAnswer, { params: { id, questionId }, body }),
    }),
    submitTest: build.mutation<AttemptResult, TestRequest>({
      query: (request) => request,
      // Practice tests and re-sits are no parts of a practice exam.
      invalidatesTags: (_result, _error, { url }) => [
        'AttemptList',
        'DailyPractice',
        'WeeklyPlan',
        'Writings',
        ...(url === submitTest.path.slice(1) ? ['PracticeExam' as const] : []),
      ],
    }),
  }),
});
