import { type PracticeSettings, practiceSettings, setPracticeSettings } from '@wattle/contract/daily-practice';
import { reads, requestTo } from '@wattle/contract/endpoint';
import type { FamilyExport } from '@wattle/contract/families';
import {
  type ConsentPurpose,
  type ErasureScope,
  exportChild,
  exportOwnFamily,
  type Goals,
  ownChild,
  ownChildReview,
  ownChildren,
  sendErasureLink,
  setConsent,
  setGoals,
  setWeeklyReport,
} from '@wattle/contract/own-children';
import { deviceList, endDevice, endOtherDevices } from '@wattle/contract/parent-login';
import { api } from '../api';

const familyApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownChildren: build.query({
      ...reads(ownChildren, undefined, { fallback: null }),
      providesTags: ['OwnChildren'],
    }),
    ownChild: build.query({
      ...reads(ownChild, (childId: string) => ({ params: { childId } }), { fallback: null }),
      providesTags: ['OwnChild'],
    }),
    ownChildReview: build.query(
      reads(ownChildReview, (params: { childId: string; attemptId: string }) => ({ params }), { fallback: null }),
    ),
    setWeeklyReport: build.mutation({
      query: (isOn: boolean) => requestTo(setWeeklyReport, { body: { isOn } }),
      // Also after a failure: it may have been changed on another device.
      invalidatesTags: ['OwnChildren'],
    }),
    exportChild: build.mutation({
      query: (childId: string) => requestTo(exportChild, { params: { childId } }),
      responseSchema: exportChild.response,
    }),
    exportFamily: build.mutation<FamilyExport, void>({
      query: () => requestTo(exportOwnFamily),
      responseSchema: exportOwnFamily.response,
    }),
    sendErasureLink: build.mutation({
      query: ({ childId, scope }: { childId: string; scope: ErasureScope }) =>
        requestTo(sendErasureLink, { params: { childId }, body: { scope } }),
      responseSchema: sendErasureLink.response,
    }),
    setGoals: build.mutation({
      query: ({ childId, ...body }: Goals & { childId: string }) => requestTo(setGoals, { params: { childId }, body }),
      // At once: each part of the page that changes them sends all of them.
      onQueryStarted: async ({ childId, ...goals }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          familyApi.util.updateQueryData(
            'ownChild',
            childId,
            (child) => void (child && Object.assign(child.goals, goals)),
          ),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (_result, error) => (error ? [] : ['OwnChild']),
    }),
    setConsent: build.mutation({
      query: ({ isGiven, ...params }: { childId: string; purpose: ConsentPurpose; isGiven: boolean }) =>
        requestTo(setConsent, { params, body: { isGiven } }),
      // Also after a failure: it may have been changed on another device.
      invalidatesTags: ['OwnChild'],
    }),
    practiceSettings: build.query({
      ...reads(practiceSettings, (childId: string) => ({ params: { childId } }), { fallback: null }),
      providesTags: ['PracticeSettings'],
    }),
    setPracticeSettings: build.mutation({
      query: ({ childId, ...body }: PracticeSettings & { childId: string }) =>
        requestTo(setPracticeSettings, { params: { childId }, body }),
      invalidatesTags: (_result, error) => (error ? [] : ['PracticeSettings']),
    }),
    deviceList: build.query({
      ...reads(deviceList, undefined, { fallback: null }),
      providesTags: ['Devices'],
    }),
    endDevice: build.mutation({
      query: (id: string) => requestTo(endDevice, { params: { id } }),
      invalidatesTags: ['Devices'],
    }),
    endOtherDevices: build.mutation<unknown, void>({
      query: () => requestTo(endOtherDevices),
      invalidatesTags: ['Devices'],
    }),
  }),
});

export const {
  useOwnChildrenQuery,
  useOwnChildQuery,
  useOwnChildReviewQuery,
  usePracticeSettingsQuery,
  useSetConsentMutation,
  useSetGoalsMutation,
  useSetWeeklyReportMutation,
  useExportChildMutation,
  useExportFamilyMutation,
  useSendErasureLinkMutation,
  useSetPracticeSettingsMutation,
  useDeviceListQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
} = familyApi;
