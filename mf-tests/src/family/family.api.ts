import type { Rehearsal } from '@wattle/contract/allowances';
import { type PracticeSettings, practiceSettings, setPracticeSettings } from '@wattle/contract/daily-practice';
import { reads, requestTo, sends } from '@wattle/contract/endpoint';
import { importOwnChildNeeds, ownChildNeeds } from '@wattle/contract/needs-profile';
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
  setRehearsal,
  setWeeklyReport,
} from '@wattle/contract/own-children';
import { deviceList, endDevice, endOtherDevices } from '@wattle/contract/parent-login';
import { saveFile } from '@wattle/design-system';
import { api } from '../api';

const ofChild = (childId: string) => ({ params: { childId } });

const familyApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownChildren: build.query({
      ...reads(ownChildren, undefined, { fallback: null }),
      providesTags: ['OwnChildren'],
    }),
    ownChild: build.query({
      ...reads(ownChild, ofChild, { fallback: null }),
      providesTags: ['OwnChild'],
    }),
    ownChildReview: build.query(
      reads(ownChildReview, (params: { childId: string; attemptId: string }) => ({ params }), { fallback: null }),
    ),
    setWeeklyReport: build.mutation({
      ...sends(setWeeklyReport, (isOn: boolean) => ({ body: { isOn } })),
      // Also after a failure: it may have been changed on another device.
      invalidatesTags: ['OwnChildren'],
    }),
    exportChild: build.mutation(sends(exportChild, ofChild)),
    exportFamily: build.mutation(sends(exportOwnFamily)),
    saveNeeds: build.mutation<null, string>({
      query: (childId) => ({
        ...requestTo(ownChildNeeds, ofChild(childId)),
        // A link could not carry the access token.
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), 'wattle-needs.xml');
          return null;
        },
      }),
    }),
    importNeeds: build.mutation({
      ...sends(importOwnChildNeeds, ({ childId, xml }: { childId: string; xml: string }) => ({
        ...ofChild(childId),
        body: { xml },
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['OwnChild']),
    }),
    sendErasureLink: build.mutation(
      sends(sendErasureLink, ({ childId, ...body }: { childId: string; scope: ErasureScope }) => ({
        params: { childId },
        body,
      })),
    ),
    setGoals: build.mutation({
      ...sends(setGoals, ({ childId, ...body }: Goals & { childId: string }) => ({ params: { childId }, body })),
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
    setRehearsal: build.mutation({
      ...sends(setRehearsal, ({ childId, ...body }: Rehearsal & { childId: string }) => ({
        ...ofChild(childId),
        body,
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['OwnChild']),
    }),
    setConsent: build.mutation({
      ...sends(
        setConsent,
        ({ isGiven, ...params }: { childId: string; purpose: ConsentPurpose; isGiven: boolean }) => ({
          params,
          body: { isGiven },
        }),
      ),
      // Also after a failure: it may have been changed on another device.
      invalidatesTags: ['OwnChild'],
    }),
    practiceSettings: build.query({
      ...reads(practiceSettings, ofChild, { fallback: null }),
      providesTags: ['PracticeSettings'],
    }),
    setPracticeSettings: build.mutation({
      ...sends(setPracticeSettings, ({ childId, ...body }: PracticeSettings & { childId: string }) => ({
        params: { childId },
        body,
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['PracticeSettings']),
    }),
    deviceList: build.query({
      ...reads(deviceList, undefined, { fallback: null }),
      providesTags: ['Devices'],
    }),
    endDevice: build.mutation({
      ...sends(endDevice, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Devices'],
    }),
    endOtherDevices: build.mutation({
      ...sends(endOtherDevices),
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
  useSetRehearsalMutation,
  useSetWeeklyReportMutation,
  useExportChildMutation,
  useExportFamilyMutation,
  useImportNeedsMutation,
  useSaveNeedsMutation,
  useSendErasureLinkMutation,
  useSetPracticeSettingsMutation,
  useDeviceListQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
} = familyApi;
