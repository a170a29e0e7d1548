import type { StaffRole } from '@wattle/contract/constants';
import { requestTo } from '@wattle/contract/endpoint';
import type { Message } from '@wattle/contract/primitives';
import {
  changeStaffRole,
  createPasswordLink,
  createStaffAccount,
  disableStaffAccount,
  type NewStaffAccount,
  staffAccounts,
} from '@wattle/contract/staff';
import { api } from '../api';

export const {
  useStaffAccountsQuery,
  useCreateStaffAccountMutation,
  useChangeStaffRoleMutation,
  useDisableStaffAccountMutation,
  useCreatePasswordLinkMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    staffAccounts: build.query({
      query: () => requestTo(staffAccounts),
      responseSchema: staffAccounts.response,
      providesTags: ['Staff'],
    }),
    createStaffAccount: build.mutation({
      query: (body: NewStaffAccount) => requestTo(createStaffAccount, { body }),
      responseSchema: createStaffAccount.response,
      invalidatesTags: ['Staff'],
    }),
    changeStaffRole: build.mutation<Message, { id: string; role: StaffRole }>({
      query: ({ id, role }) => requestTo(changeStaffRole, { params: { id }, body: { role } }),
      invalidatesTags: ['Staff'],
    }),
    disableStaffAccount: build.mutation<Message, { id: string; isDisabled: boolean }>({
      query: ({ id, isDisabled }) => requestTo(disableStaffAccount, { params: { id }, body: { isDisabled } }),
      invalidatesTags: ['Staff'],
    }),
    createPasswordLink: build.mutation({
      query: (id: string) => requestTo(createPasswordLink, { params: { id } }),
      responseSchema: createPasswordLink.response,
      invalidatesTags: ['Staff'],
    }),
  }),
});
