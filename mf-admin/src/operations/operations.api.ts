import { reads, sends } from '@wattle/contract/endpoint';
import { type LocalVersionRequest, operations, rollBackRemote, showLocalVersion } from '@wattle/contract/operations';
import { serviceState } from '@wattle/contract/service';
import { api } from '../api';

/** The page says why the latest roll back was refused: the button that asked for it may be gone by then. */
export const ROLL_BACK_KEY = 'roll-back';

export const { useOperationsQuery, useServiceStateQuery, useRollBackRemoteMutation, useShowLocalVersionMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      operations: build.query({ ...reads(operations), keepUnusedDataFor: 0, providesTags: ['Operations'] }),
      serviceState: build.query({ ...reads(serviceState), keepUnusedDataFor: 0 }),
      rollBackRemote: build.mutation({
        ...sends(rollBackRemote, ({ remote, version }: { remote: string; version: string }) => ({
          params: { remote },
          body: { version },
        })),
        // Also after a refusal: the page was out of date.
        invalidatesTags: ['Operations'],
      }),
      showLocalVersion: build.mutation(
        sends(showLocalVersion, ({ remote, ...body }: LocalVersionRequest & { remote: string }) => ({
          params: { remote },
          body,
        })),
      ),
    }),
  });
