import { SUBJECTS } from '@wattle/contract/constants';
import { orNull, requestTo } from '@wattle/contract/endpoint';
import {
  cancelImport,
  changeImport,
  type ImportChangeRequest,
  type ImportProgress,
  importBatch,
  importProgress,
  latestImports,
} from '@wattle/contract/question-import';
import { api, savedAs } from '../api';

/** A change of a question of any subject may concern an import. */
const ALL_LISTS = SUBJECTS.map((id) => ({ type: 'QuestionList' as const, id }));

interface Workbook {
  /** Path below /api/addQuestions. */
  path: string;
  fileName: string;
}

export const {
  useLazyImportProgressQuery,
  useCancelImportMutation,
  useChangeImportMutation,
  useDownloadWorkbookMutation,
  useForgetQuestionListsMutation,
  useLatestImportsQuery,
  useImportBatchQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    importProgress: build.query<ImportProgress, string>({
      query: (importId) => requestTo(importProgress, { params: { importId } }),
      keepUnusedDataFor: 0,
    }),
    cancelImport: build.mutation<ImportProgress, string>({
      query: (importId) => requestTo(cancelImport, { params: { importId } }),
    }),
    changeImport: build.mutation<ImportProgress, { importId: string; body: ImportChangeRequest }>({
      query: ({ importId, body }) => requestTo(changeImport, { params: { importId }, body }),
    }),
    latestImports: build.query({
      query: (_none: undefined) => requestTo(latestImports),
      transformResponse: (body) => orNull(latestImports, body)?.imports ?? [],
      providesTags: ALL_LISTS,
    }),
    importBatch: build.query({
      query: ({ importId, ...query }: { importId: string; page: number; show: 'all' | 'needs' | 'confirm' }) =>
        requestTo(importBatch, { params: { importId }, query }),
      transformResponse: (body) => importBatch.response.parse(body),
      providesTags: ALL_LISTS,
    }),
    // The upload itself is no endpoint: a store keeps no files.
    forgetQuestionLists: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['QuestionList', 'BankQuestion'],
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
