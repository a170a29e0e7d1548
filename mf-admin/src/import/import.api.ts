import { requestTo } from '@wattle/contract/endpoint';
import { cancelImport, type ImportProgress, importProgress } from '@wattle/contract/question-import';
import { api, savedAs } from '../api';

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
        responseHandler: savedAs(fileName),
      }),
    }),
  }),
});
