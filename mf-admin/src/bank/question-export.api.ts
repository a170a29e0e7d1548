import type { QuestionListQuery, Subject } from '@wattle/contract';
import { savedAs, slowApi } from '../api';

interface Export {
  subject: Subject;
  filter: Partial<QuestionListQuery>;
}

export const { useExportQuestionsMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    exportQuestions: build.mutation<null, Export>({
      query: ({ subject, filter }) => ({
        url: `questions/export/${subject}`,
        params: filter,
        timeout: 180_000,
        responseHandler: savedAs(`questions-${subject}.xlsx`),
      }),
    }),
  }),
});
