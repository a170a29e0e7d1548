import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AttemptOptions } from './attempt-options';
import type { AttemptState } from './attempt-state';
import type { AttemptStore } from './attempt-store';
import { currentOf, isHeld, isLocked } from './selectors';

/** The player's own: the page's store is another one. */
export const AttemptContext = createContext<AttemptStore | null>(null);
export const OptionsContext = createContext<AttemptOptions | null>(null);

/** The attempt that the screen is of. */
export function useAttemptStore(): AttemptStore {
  const store = useContext(AttemptContext);
  if (!store) throw new Error('The exam player provides the attempt');
  return store;
}

/** What the child can do. */
export function useAttemptActions(): AttemptStore['actions'] {
  return useAttemptStore().actions;
}

/** What the remote has given the player. */
export function useAttemptOptions(): AttemptOptions {
  const options = useContext(OptionsContext);
  if (!options) throw new Error('The exam player provides the options');
  return options;
}

/** A part of the attempt: the component renders again only when that part has changed. */
export function useExam<Part>(select: (state: AttemptState) => Part): Part {
  const { subscribe, getState } = useAttemptStore();
  return useSyncExternalStore(subscribe, () => select(getState()));
}

/** Never changes while the test is on the screen. */
export function useQuestions(): AttemptState['questions'] {
  return useExam(({ questions }) => questions);
}

export function useAnswers(): AttemptState['answers'] {
  return useExam(({ answers }) => answers);
}

export function useCurrent(): number {
  return useExam(currentOf);
}

export function useIsLocked(): boolean {
  return useExam(isLocked);
}

/** Nor does an answer change that was checked. */
export function useIsAnswerLocked(questionId: string): boolean {
  return useExam((state) => isLocked(state) || isHeld(state, questionId));
}
