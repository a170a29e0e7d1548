import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { noticesSlice } from './notices.slice';
import { sessionSlice } from './session.slice';

export const store = configureStore({
  reducer: {
    session: sessionSlice.reducer,
    notices: noticesSlice.reducer,
    [api.reducerPath]: api.reducer,
  },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
});

export type AppState = ReturnType<typeof store.getState>;
