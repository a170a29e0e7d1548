import {
  type Family,
  type FamilyExport,
  type FoundFamilyList,
  familyExportSchema,
  familySchema,
  foundFamilyListSchema,
  type Message,
  type StaffAction,
  staffActionListSchema,
} from '@wattle/contract';
import { api, invalidatesAtEnd, slowApi } from '../api';

/** Erasing rewrites the database file, which may take minutes. */
const ERASURE_TIMEOUT_MS = 660_000;

interface ChildOfFamily {
  familyId: string;
  childId: string;
}

const childPath = ({ familyId, childId }: ChildOfFamily, rest: string) =>
  `families/${familyId}/children/${childId}/${rest}`;

export const {
  useFoundFamiliesQuery,
  useFamilyQuery,
  useStaffActionsQuery,
  useGiveExtraTimeMutation,
  useMailPasswordLinkMutation,
  useExportFamilyMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    foundFamilies: build.query<FoundFamilyList, string>({
      query: (search) => ({ url: 'families', params: { search } }),
      responseSchema: foundFamilyListSchema,
      // Names of families stay in the page no longer than they are shown.
      keepUnusedDataFor: 0,
      providesTags: ['Family'],
    }),
    family: build.query<Family, string>({
      query: (id) => `families/${id}`,
      responseSchema: familySchema,
      keepUnusedDataFor: 0,
      providesTags: ['Family'],
    }),
    staffActions: build.query<StaffAction[], string | undefined>({
      query: (familyId) => ({ url: 'families/actions', params: { familyId } }),
      transformResponse: (body) => staffActionListSchema.parse(body).actions,
      keepUnusedDataFor: 0,
      providesTags: ['StaffActions'],
    }),
    giveExtraTime: build.mutation<Message, ChildOfFamily & { percent: number }>({
      query: ({ percent, ...child }) => ({ url: childPath(child, 'extra-time'), method: 'PUT', body: { percent } }),
      invalidatesTags: ['Family', 'StaffActions'],
    }),
    mailPasswordLink: build.mutation<Message, ChildOfFamily>({
      query: (child) => ({ url: childPath(child, 'reset-password'), method: 'POST' }),
      invalidatesTags: ['Family', 'StaffActions'],
    }),
    exportFamily: build.mutation<FamilyExport, string>({
      query: (id) => ({ url: `families/${id}/export`, method: 'POST' }),
      responseSchema: familyExportSchema,
      invalidatesTags: ['StaffActions'],
    }),
  }),
});

export const { useEraseFamilyMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    eraseFamily: build.mutation<Message, { id: string; email: string }>({
      query: ({ id, email }) => ({
        url: `families/${id}/erase`,
        method: 'POST',
        body: { email },
        timeout: ERASURE_TIMEOUT_MS,
      }),
      // The family itself is not asked for again: it is not there any more.
      onQueryStarted: invalidatesAtEnd(() => ['StaffActions']),
    }),
  }),
});
