import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from './api';
import { noticesSlice } from './notices.slice';
import { sessionSlice } from './session.slice';

/** What the store needs of an RTK Query api. */
interface Api {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  util: { resetApiState: () => UnknownAction };
}

// The checks of development say what is wrong; how long they take on a busy machine is no fault.
const checks = { warnAfter: Number.POSITIVE_INFINITY };

const ownReducers = {
  session: sessionSlice.reducer,
  notices: noticesSlice.reducer,
  [api.reducerPath]: api.reducer,
};
const remoteApis: Api[] = [];
const remoteMiddleware = createDynamicMiddleware();

export const store = configureStore({
  reducer: ownReducers,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({ immutableCheck: checks, serializableCheck: checks }).concat(
      api.middleware,
      remoteMiddleware.middleware,
    ),
});

export type AppState = ReturnType<typeof store.getState>;

/** Adds the api of a version of a remote. Gives the store. */
export function addApi(remoteApi: Api) {
  remoteApis.push(remoteApi);
  const remoteReducers = Object.fromEntries(remoteApis.map(({ reducerPath, reducer }) => [reducerPath, reducer]));
  store.replaceReducer(combineReducers({ ...remoteReducers, ...ownReducers }));
  remoteMiddleware.addMiddleware(remoteApi.middleware);
  return store;
}

/** Forgets everything that was fetched for the user of this page. */
export function resetApis(): void {
  for (const { util } of [api, ...remoteApis]) store.dispatch(util.resetApiState());
}
