import { type RouterState, routerStateOf } from '@wattle/platform';

/** What the router's state says at /freeassesment. It stays with the entry of the history, also when it is loaded again. */
export interface StartState extends Pick<RouterState, 'email'> {
  /** What became of the report that was asked for: its results are shown. */
  sentMessage?: string;
}

export function reportState(sentMessage: string): StartState {
  return { sentMessage };
}

/** The state, whatever a history entry may hold. */
export function startStateOf(state: unknown): StartState {
  const { email } = routerStateOf(state);
  const { sentMessage } = (state ?? {}) as Record<keyof StartState, unknown>;
  return {
    ...(email !== undefined && { email }),
    ...(typeof sentMessage === 'string' && { sentMessage }),
  };
}
