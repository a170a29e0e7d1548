import { combineReducers, configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
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

const reducers = {
  session: sessionSlice.reducer,
  notices: noticesSlice.reducer,
  [api.reducerPath]: api.reducer,
};
const apis: Api[] = [api];
const remoteMiddlewares: ReturnType<Middleware>[] = [];

/** Passes each action through the middleware of the apis that were added. */
const remoteMiddleware: Middleware = () => (next) => (action) =>
  remoteMiddlewares.reduceRight((rest, middleware) => middleware(rest), next)(action);

export const store = configureStore({
  reducer: reducers,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({ immutableCheck: checks, serializableCheck: checks }).concat(
      api.middleware,
      remoteMiddleware,
    ),
});

export type AppState = ReturnType<typeof store.getState>;

/** Adds the api of a version of a remote. Gives the store. */
export function addApi(remoteApi: Api) {
  apis.push(remoteApi);
  const all = Object.fromEntries(apis.map(({ reducerPath, reducer }) => [reducerPath, reducer]));
  store.replaceReducer(combineReducers({ ...all, ...reducers }));
  remoteMiddlewares.push(remoteApi.middleware(store));
  return store;
}

/** Forgets everything that was fetched for the user of this page. */
export function resetApis(): void {
  for (const { util } of apis) store.dispatch(util.resetApiState());
}
