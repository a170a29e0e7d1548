import type { QuestionListQuery, Subject } from '@wattle/contract';
import { saveFile } from '../shared/save-file';
import { bankApi } from './bank-api';

interface Export {
  subject: Subject;
  filter: Partial<QuestionListQuery>;
}

export const { useExportQuestionsMutation } = bankApi.injectEndpoints({
  endpoints: (build) => ({
    exportQuestions: build.mutation<null, Export>({
      query: ({ subject, filter }) => ({
        url: `questions/export/${subject}`,
        params: filter,
        timeout: 180_000,
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), `questions-${subject}.xlsx`);
          return null;
        },
      }),
    }),
  }),
});
