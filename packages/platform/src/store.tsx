import { combineReducers, configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { noticesSlice } from './notices.slice';
import { forgetPrefetched } from './prefetched';
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
};
const apis: Api[] = [];
const apiMiddlewares: ReturnType<Middleware>[] = [];

/** Passes each action through the middleware of the apis that were added. */
const apiMiddleware: Middleware = () => (next) => (action) =>
  apiMiddlewares.reduceRight((rest, middleware) => middleware(rest), next)(action);

export const store = configureStore({
  reducer: reducers,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({ immutableCheck: checks, serializableCheck: checks }).concat(apiMiddleware),
});

type AppState = ReturnType<typeof store.getState>;

/** Adds the api of the shell or of a version of a remote. Gives the store. */
export function addApi(api: Api) {
  apis.push(api);
  const all = Object.fromEntries(apis.map(({ reducerPath, reducer }) => [reducerPath, reducer]));
  store.replaceReducer(combineReducers({ ...all, ...reducers }));
  apiMiddlewares.push(api.middleware(store));
  return store;
}

/** Forgets everything that was fetched for the user of this page. */
export function resetApis(): void {
  forgetPrefetched();
  for (const { util } of apis) store.dispatch(util.resetApiState());
}

export const useAppSelector = useSelector.withTypes<AppState>();

/** Gives the page its one store. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
