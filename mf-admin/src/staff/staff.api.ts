import type { StaffRole } from '@wattle/contract/constants';
import { reads, sends } from '@wattle/contract/endpoint';
import {
  changeStaffRole,
  createPasswordLink,
  createStaffAccount,
  disableStaffAccount,
  staffAccounts,
} from '@wattle/contract/staff';
import { switchTwoPeopleRule, twoPeopleRule } from '@wattle/contract/two-people';
import { api } from '../api';

export const {
  useStaffAccountsQuery,
  useCreateStaffAccountMutation,
  useChangeStaffRoleMutation,
  useDisableStaffAccountMutation,
  useCreatePasswordLinkMutation,
  useTwoPeopleRuleQuery,
  useSwitchTwoPeopleRuleMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    staffAccounts: build.query({ ...reads(staffAccounts), providesTags: ['Staff'] }),
    createStaffAccount: build.mutation({ ...sends(createStaffAccount), invalidatesTags: ['Staff'] }),
    changeStaffRole: build.mutation({
      ...sends(changeStaffRole, ({ id, role }: { id: string; role: StaffRole }) => ({
        params: { id },
        body: { role },
      })),
      invalidatesTags: ['Staff'],
    }),
    disableStaffAccount: build.mutation({
      ...sends(disableStaffAccount, ({ id, isDisabled }: { id: string; isDisabled: boolean }) => ({
        params: { id },
        body: { isDisabled },
      })),
      invalidatesTags: ['Staff'],
    }),
    createPasswordLink: build.mutation({
      ...sends(createPasswordLink, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Staff'],
    }),
    twoPeopleRule: build.query({ ...reads(twoPeopleRule), providesTags: ['StaffActions'] }),
    switchTwoPeopleRule: build.mutation({
      ...sends(switchTwoPeopleRule, (isOn: boolean) => ({ body: { isOn } })),
      invalidatesTags: ['StaffActions'],
    }),
  }),
});
