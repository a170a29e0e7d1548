import { reads, sends } from '@wattle/contract/endpoint';
import {
  cancelImport,
  changeImport,
  type ImportChangeRequest,
  importBatch,
  importProgress,
  latestImports,
} from '@wattle/contract/question-import';
import { ALL_LISTS, api, savedAs } from '../api';
import type { ReviewFilter } from './import-sentences';

interface BatchQuery {
  importId: string;
  page: number;
  show: ReviewFilter;
}

interface Workbook {
  path: string;
  fileName: string;
}

/** What an import has changed, whose upload is no endpoint: a store keeps no files. */
export const CHANGED_BY_IMPORT = ['QuestionList', 'BankQuestion'] as const;

const ofImport = (importId: string) => ({ params: { importId } });

export const {
  useImportProgressQuery,
  useLazyImportProgressQuery,
  useCancelImportMutation,
  useChangeImportMutation,
  useDownloadWorkbookMutation,
  useLatestImportsQuery,
  useImportBatchQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    importProgress: build.query({ ...reads(importProgress, ofImport), keepUnusedDataFor: 0 }),
    cancelImport: build.mutation(sends(cancelImport, ofImport)),
    changeImport: build.mutation(
      sends(changeImport, ({ importId, body }: { importId: string; body: ImportChangeRequest }) => ({
        ...ofImport(importId),
        body,
      })),
    ),
    latestImports: build.query({
      ...reads(latestImports, undefined, { fallback: { imports: [] } }),
      providesTags: ALL_LISTS,
    }),
    importBatch: build.query({
      ...reads(importBatch, ({ importId, ...query }: BatchQuery) => ({ ...ofImport(importId), query })),
      providesTags: ALL_LISTS,
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
