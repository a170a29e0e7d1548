import { type Privilege, setAllowance } from '@wattle/contract/allowances';
import { reads, requestTo, sends } from '@wattle/contract/endpoint';
import {
  eraseFamily,
  exportFamily,
  family,
  foundFamilies,
  sendPasswordLink,
  staffActions,
} from '@wattle/contract/families';
import { childNeeds, importChildNeeds } from '@wattle/contract/needs-profile';
import { saveFile } from '@wattle/design-system';
import { api, invalidatesAtEnd, slowApi } from '../api';

/** Erasing rewrites the database file, which may take minutes. */
const ERASURE_TIMEOUT_MS = 660_000;

interface ChildOfFamily {
  familyId: string;
  childId: string;
}

interface NewAllowance extends ChildOfFamily {
  privilege: Privilege;
  body: { amount: number; until: string | undefined };
}

const ofFamily = (id: string) => ({ params: { id } });

export const {
  useFoundFamiliesQuery,
  useFamilyQuery,
  useStaffActionsQuery,
  useSetAllowanceMutation,
  useMailPasswordLinkMutation,
  useExportFamilyMutation,
  useSaveNeedsMutation,
  useImportNeedsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    foundFamilies: build.query({
      ...reads(foundFamilies, (search: string) => ({ query: { search } })),
      // Names of families stay in the page no longer than they are shown.
      keepUnusedDataFor: 0,
      providesTags: ['Family'],
    }),
    family: build.query({
      ...reads(family, ofFamily),
      keepUnusedDataFor: 0,
      providesTags: ['Family'],
    }),
    staffActions: build.query({
      ...reads(staffActions, (familyId: string | undefined) => ({ query: { familyId } }), {
        select: ({ actions }) => actions,
      }),
      keepUnusedDataFor: 0,
      providesTags: ['StaffActions'],
    }),
    setAllowance: build.mutation({
      ...sends(setAllowance, ({ familyId: id, childId, privilege, body }: NewAllowance) => ({
        params: { id, childId, privilege },
        body,
      })),
      invalidatesTags: ['Family', 'StaffActions'],
    }),
    mailPasswordLink: build.mutation({
      ...sends(sendPasswordLink, ({ familyId, childId }: ChildOfFamily) => ({ params: { id: familyId, childId } })),
      invalidatesTags: ['Family', 'StaffActions'],
    }),
    saveNeeds: build.mutation<null, ChildOfFamily>({
      query: ({ familyId: id, childId }) => ({
        ...requestTo(childNeeds, { params: { id, childId } }),
        // A link could not carry the access token.
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), 'wattle-needs.xml');
          return null;
        },
      }),
    }),
    importNeeds: build.mutation({
      ...sends(importChildNeeds, ({ familyId: id, childId, xml }: ChildOfFamily & { xml: string }) => ({
        params: { id, childId },
        body: { xml },
      })),
      invalidatesTags: ['Family', 'StaffActions'],
    }),
    exportFamily: build.mutation({ ...sends(exportFamily, ofFamily), invalidatesTags: ['StaffActions'] }),
  }),
});

export const { useEraseFamilyMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    eraseFamily: build.mutation({
      ...sends(eraseFamily, ({ id, email }: { id: string; email: string }) => ({ ...ofFamily(id), body: { email } }), {
        timeout: ERASURE_TIMEOUT_MS,
      }),
      // The family itself is not asked for again: it is not there any more.
      onQueryStarted: invalidatesAtEnd(() => ['StaffActions']),
    }),
  }),
});
