import { requestTo } from '@wattle/contract/endpoint';
import {
  type LocalVersionRequest,
  type Operations,
  operations,
  rollBackRemote,
  showLocalVersion,
} from '@wattle/contract/operations';
import type { Message } from '@wattle/contract/primitives';
import { type ServiceState, serviceState } from '@wattle/contract/service';
import { api } from '../api';

/** The page says why the latest roll back was refused: the button that asked for it may be gone by then. */
export const ROLL_BACK_KEY = 'roll-back';

export const { useOperationsQuery, useServiceStateQuery, useRollBackRemoteMutation, useShowLocalVersionMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      operations: build.query<Operations, void>({
        query: () => requestTo(operations),
        responseSchema: operations.response,
        keepUnusedDataFor: 0,
        providesTags: ['Operations'],
      }),
      serviceState: build.query<ServiceState, void>({
        query: () => requestTo(serviceState),
        responseSchema: serviceState.response,
        keepUnusedDataFor: 0,
      }),
      rollBackRemote: build.mutation<Message, { remote: string; version: string }>({
        query: ({ remote, version }) => requestTo(rollBackRemote, { params: { remote }, body: { version } }),
        // Also after a refusal: the page was out of date.
        invalidatesTags: ['Operations'],
      }),
      showLocalVersion: build.mutation({
        query: ({ remote, ...body }: LocalVersionRequest & { remote: string }) =>
          requestTo(showLocalVersion, { params: { remote }, body }),
        responseSchema: showLocalVersion.response,
      }),
    }),
  });
