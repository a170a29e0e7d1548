import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ExamSession } from './exam-session';
import type { ExamSnapshot, ExamState } from './exam-state';

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

/** All of the attempt but the clock and the save status, which change more often. */
export function useExamState(): ExamState {
  return useExam(({ state }) => state);
}
