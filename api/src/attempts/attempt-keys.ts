/** How attempts name whom they belong to: a child, or the free assessment of a visitor. */
export function ownerOf(kind: 'child' | 'visitor', id: { toString(): string }): string {
  return `${kind}:${id}`;
}

/** What only one attempt of an owner may hold at a time, such as one open weekly test in Maths. */
export function uniqueKeyOf(owner: string, ...parts: (string | number | undefined)[]): string {
  return [owner, ...parts].filter((part) => part !== undefined).join(' ');
}
