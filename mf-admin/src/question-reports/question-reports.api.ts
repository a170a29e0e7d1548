import { reads, sends } from '@wattle/contract/endpoint';
import { answerReports, questionReports, type REPORT_STATES } from '@wattle/contract/question-reports';
import { api } from '../api';

export const { useQuestionReportsQuery, useAnswerReportsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one question all reports, otherwise those in one state, which are the open ones where none is named. */
    questionReports: build.query({
      ...reads(questionReports, (query: { questionId?: string; state?: (typeof REPORT_STATES)[number] }) => ({
        query,
      })),
      providesTags: ['QuestionReport'],
    }),
    answerReports: build.mutation({
      ...sends(answerReports),
      // Also after a refusal: somebody else was first.
      invalidatesTags: ['QuestionReport'],
    }),
  }),
});
