import { cancelImport, type ImportProgress, importProgress, requestTo } from '@wattle/contract';
import { api } from '../api';
import { saveFile } from '../shared/save-file';

interface Workbook {
  /** Path below /api/addQuestions. */
  path: string;
  fileName: string;
}

export const {
  useLazyImportProgressQuery,
  useCancelImportMutation,
  useDownloadWorkbookMutation,
  useForgetQuestionListsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    importProgress: build.query<ImportProgress, string>({
      query: (importId) => requestTo(importProgress, { params: { importId } }),
      keepUnusedDataFor: 0,
    }),
    cancelImport: build.mutation<ImportProgress, string>({
      query: (importId) => requestTo(cancelImport, { params: { importId } }),
    }),
    // The upload itself is no endpoint: a store keeps no files.
    forgetQuestionLists: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['QuestionList'],
    }),
    // A link could not carry the access token.
    downloadWorkbook: build.mutation<null, Workbook>({
      query: ({ path, fileName }) => ({
        url: `addQuestions/${path}`,
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), fileName);
          return null;
        },
      }),
    }),
  }),
});
