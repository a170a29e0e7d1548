import { type Privilege, setAllowance } from '@wattle/contract/allowances';
import { requestTo } from '@wattle/contract/endpoint';
import {
  eraseFamily,
  exportFamily,
  family,
  foundFamilies,
  sendPasswordLink,
  staffActions,
} from '@wattle/contract/families';
import type { Message } from '@wattle/contract/primitives';
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

const ofChild = ({ familyId, childId }: ChildOfFamily) => ({ params: { id: familyId, childId } });

export const {
  useFoundFamiliesQuery,
  useFamilyQuery,
  useStaffActionsQuery,
  useSetAllowanceMutation,
  useMailPasswordLinkMutation,
  useExportFamilyMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    foundFamilies: build.query({
      query: (search: string) => requestTo(foundFamilies, { query: { search } }),
      responseSchema: foundFamilies.response,
      // Names of families stay in the page no longer than they are shown.
      keepUnusedDataFor: 0,
      providesTags: ['Family'],
    }),
    family: build.query({
      query: (id: string) => requestTo(family, { params: { id } }),
      responseSchema: family.response,
      keepUnusedDataFor: 0,
      providesTags: ['Family'],
    }),
    staffActions: build.query({
      query: (familyId: string | undefined) => requestTo(staffActions, { query: { familyId } }),
      transformResponse: (body) => staffActions.response.parse(body).actions,
      keepUnusedDataFor: 0,
      providesTags: ['StaffActions'],
    }),
    setAllowance: build.mutation<Message, NewAllowance>({
      query: ({ familyId: id, childId, privilege, body }) =>
        requestTo(setAllowance, { params: { id, childId, privilege }, body }),
      invalidatesTags: ['Family', 'StaffActions'],
    }),
    mailPasswordLink: build.mutation<Message, ChildOfFamily>({
      query: (child) => requestTo(sendPasswordLink, ofChild(child)),
      invalidatesTags: ['Family', 'StaffActions'],
    }),
    exportFamily: build.mutation({
      query: (id: string) => requestTo(exportFamily, { params: { id } }),
      responseSchema: exportFamily.response,
      invalidatesTags: ['StaffActions'],
    }),
  }),
});

export const { useEraseFamilyMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    eraseFamily: build.mutation<Message, { id: string; email: string }>({
      query: ({ id, email }) => ({
        ...requestTo(eraseFamily, { params: { id }, body: { email } }),
        timeout: ERASURE_TIMEOUT_MS,
      }),
      // The family itself is not asked for again: it is not there any more.
      onQueryStarted: invalidatesAtEnd(() => ['StaffActions']),
    }),
  }),
});
