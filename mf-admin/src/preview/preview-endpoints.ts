import type { SaveAnswers } from '@wattle/contract';
import type { ExamPlayerProps } from '@wattle/exam-player';

const open = () => ({ state: 'open' as const, serverTime: new Date().toISOString() });

/** Endpoints of an attempt that exists in the preview only: each confirms what it is sent. */
export const previewEndpoints: ExamPlayerProps['endpoints'] = {
  save: async ({ answers, uiState }: SaveAnswers) => ({
    data: { ...open(), answers, ...(uiState && { uiStateVersion: uiState.version }) },
  }),
  status: async () => ({ data: open() }),
  submit: async () => ({ data: null }),
  reopen: async () => ({ data: null }),
};
