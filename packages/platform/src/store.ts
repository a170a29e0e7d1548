import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { noticesSlice } from './notices.slice';
import { sessionSlice } from './session.slice';

// The checks of development say what is wrong; how long they take on a busy machine is no fault.
const checks = { warnAfter: Number.POSITIVE_INFINITY };

export const store = configureStore({
  reducer: {
    session: sessionSlice.reducer,
    notices: noticesSlice.reducer,
    [api.reducerPath]: api.reducer,
  },
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({ immutableCheck: checks, serializableCheck: checks }).concat(api.middleware),
});

export type AppState = ReturnType<typeof store.getState>;
