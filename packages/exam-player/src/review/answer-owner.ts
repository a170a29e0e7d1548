import { createContext, useContext } from 'react';

/** The name of the child whose answers are shown, where somebody else reads them. */
export const AnswerOwner = createContext<string | undefined>(undefined);

/** How the reader is told of the child: “You” and “Your”, or by name. */
export function useAnswerOwner(): { who: string; whose: string } {
  const name = useContext(AnswerOwner);
  return name === undefined ? { who: 'You', whose: 'Your' } : { who: name, whose: `${name}’s` };
}
