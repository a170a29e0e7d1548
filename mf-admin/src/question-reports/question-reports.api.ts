import { requestTo } from '@wattle/contract/endpoint';
import type { Message } from '@wattle/contract/primitives';
import {
  answerReports,
  type QuestionReportList,
  questionReports,
  type REPORT_STATES,
  type ReportsAnswer,
} from '@wattle/contract/question-reports';
import { api } from '../api';

export const { useQuestionReportsQuery, useAnswerReportsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one question all reports, otherwise those in one state, which are the open ones where none is named. */
    questionReports: build.query<QuestionReportList, { questionId?: string; state?: (typeof REPORT_STATES)[number] }>({
      query: (query) => requestTo(questionReports, { query }),
      responseSchema: questionReports.response,
      providesTags: ['QuestionReport'],
    }),
    answerReports: build.mutation<Message, ReportsAnswer>({
      query: (body) => requestTo(answerReports, { body }),
      // Also after a refusal: somebody else was first.
      invalidatesTags: ['QuestionReport'],
    }),
  }),
});
