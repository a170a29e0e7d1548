import type { QuestionListQuery, Subject } from '@wattle/contract';
import { slowApi } from '../api';
import { saveFile } from '../shared/save-file';

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
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), `questions-${subject}.xlsx`);
          return null;
        },
      }),
    }),
  }),
});
