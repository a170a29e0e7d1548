import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ExamSession } from './exam-session';
import type { ExamSnapshot, ExamState } from './exam-state';
import { isLocked } from './selectors';

export const ExamContext = createContext<ExamSession | null>(null);

/** The attempt that the screen is of. */
export function useExamSession(): ExamSession {
  const session = useContext(ExamContext);
  if (!session) throw new Error('The exam player provides the session');
  return session;
}

/** A part of the attempt: the component renders again only when that part has changed. */
export function useExam<Part>(select: (snapshot: ExamSnapshot) => Part): Part {
  const session = useExamSession();
  return useSyncExternalStore(session.subscribe, () => select(session.snapshot));
}

/** Never changes while the test is on the screen. */
export function useQuestions(): ExamState['questions'] {
  return useExam(({ state }) => state.questions);
}

/** Index of the question on the screen. */
export function useCurrent(): number {
  return useExam(({ state }) => state.current);
}

/** Whether nothing may be changed now. */
export function useIsLocked(): boolean {
  return useExam(({ state }) => isLocked(state));
}

/** All of the attempt but the clock and the save status. It changes with every answer: only for what needs them all. */
export function useExamState(): ExamState {
  return useExam(({ state }) => state);
}
