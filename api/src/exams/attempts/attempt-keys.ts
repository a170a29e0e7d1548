export function ownerOf(kind: 'child' | 'visitor', id: { toString(): string }): string {
  return `${kind}:${id}`;
}

export const CHILD_PREFIX = ownerOf('child', '');

/** The id of the child that owns a record. */
export function childIdOf({ owner }: { owner: string }): string {
  return owner.slice(CHILD_PREFIX.length);
}

/** Of papers that staff hand out: nobody answers these attempts, children copy them (docs/decisions/069). */
export const HANDOUT_OWNER = 'handout';

/** Identifies what an owner may have only one attempt of at a time, such as an open weekly test in Maths. */
export interface AttemptKey {
  owner: string;
  uniqueKey: string;
}

export function attemptKeyOf(owner: string, ...parts: (string | number | undefined)[]): AttemptKey {
  return { owner, uniqueKey: [owner, ...parts].filter((part) => part !== undefined).join(' ') };
}

/** It is kept after the submission, so that the practice of a day begins once. */
export function dailyPracticeKey(owner: string, day: string): AttemptKey {
  return attemptKeyOf(owner, 'daily-practice', day);
}
