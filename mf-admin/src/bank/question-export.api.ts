import { exportQuestions, type QuestionListQuery, requestTo, type Subject } from '@wattle/contract';
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
        ...requestTo(exportQuestions, { params: { subject }, query: filter }),
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
