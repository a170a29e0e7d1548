import { requestTo } from '@wattle/contract/endpoint';
import { switchTwoPeopleRule, type TwoPeopleRule, twoPeopleRule } from '@wattle/contract/two-people';
import { api } from '../api';

export const { useTwoPeopleRuleQuery, useSwitchTwoPeopleRuleMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    twoPeopleRule: build.query<TwoPeopleRule, void>({
      query: () => requestTo(twoPeopleRule),
      responseSchema: twoPeopleRule.response,
      providesTags: ['StaffActions'],
    }),
    switchTwoPeopleRule: build.mutation<TwoPeopleRule, boolean>({
      query: (isOn) => requestTo(switchTwoPeopleRule, { body: { isOn } }),
      invalidatesTags: ['StaffActions'],
    }),
  }),
});
