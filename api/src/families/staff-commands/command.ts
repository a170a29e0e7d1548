import type { INestApplicationContext } from '@nestjs/common';

/** What a command may ask the person who runs it. */
export interface Person {
  newPassword(): Promise<string>;
  confirms(question: string): Promise<boolean>;
}

export interface Command {
  /** Names of the arguments. */
  takes: readonly string[];
  /** Names of those that may be left out. */
  mayTake?: readonly string[];
  /** Does the work and returns the output; throws an error with a sentence where it failed. */
  run(app: INestApplicationContext, named: readonly string[], person: Person): Promise<string>;
}

/** Stands in the list of staff actions where a page has the name of an admin. */
export const BY = 'command line';
