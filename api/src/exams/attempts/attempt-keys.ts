/** How attempts name whom they belong to: a child, or the free assessment of a visitor. */
export function ownerOf(kind: 'child' | 'visitor', id: { toString(): string }): string {
  return `${kind}:${id}`;
}

/** What only one attempt of an owner may hold at a time, such as one open weekly test in Maths. */
export interface AttemptKey {
  owner: string;
  uniqueKey: string;
}

export function attemptKeyOf(owner: string, ...parts: (string | number | undefined)[]): AttemptKey {
  return { owner, uniqueKey: [owner, ...parts].filter((part) => part !== undefined).join(' ') };
}
