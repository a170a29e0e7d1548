import type { AttemptKind, Subject } from '@wattle/contract';

/** How attempts name the child that they belong to. */
export function ownerOf(childId: string): string {
  return `child:${childId}`;
}

/** A child has one open attempt of each kind and subject. */
export function uniqueKeyOf(childId: string, kind: AttemptKind, subject?: Subject): string {
  return [ownerOf(childId), kind, subject].filter(Boolean).join(' ');
}
