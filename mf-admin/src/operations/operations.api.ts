import {
  type LocalVersion,
  type LocalVersionRequest,
  localVersionSchema,
  type Message,
  type Operations,
  operationsSchema,
  type ServiceState,
  serviceStateSchema,
} from '@wattle/contract';
import { api } from '../api';

/** The page says why the latest roll back was refused: the button that asked for it may be gone by then. */
export const ROLL_BACK_KEY = 'roll-back';

export const { useOperationsQuery, useServiceStateQuery, useRollBackRemoteMutation, useShowLocalVersionMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      operations: build.query<Operations, void>({
        query: () => 'operations',
        responseSchema: operationsSchema,
        keepUnusedDataFor: 0,
        providesTags: ['Operations'],
      }),
      serviceState: build.query<ServiceState, void>({
        query: () => 'service-state',
        responseSchema: serviceStateSchema,
        keepUnusedDataFor: 0,
      }),
      rollBackRemote: build.mutation<Message, { remote: string; version: string }>({
        query: ({ remote, version }) => ({ url: `operations/${remote}/roll-back`, method: 'POST', body: { version } }),
        // Also after a refusal: the page was out of date.
        invalidatesTags: ['Operations'],
      }),
      showLocalVersion: build.mutation<LocalVersion, LocalVersionRequest & { remote: string }>({
        query: ({ remote, ...body }) => ({ url: `operations/${remote}/local-version`, method: 'POST', body }),
        responseSchema: localVersionSchema,
      }),
    }),
  });
