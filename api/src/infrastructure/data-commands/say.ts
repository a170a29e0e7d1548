/** Tells the person at the command line how far a command is. */
export type Say = (line: string) => void;
