import { CONSENT_PURPOSES, type ConsentPurpose } from '@wattle/contract/own-children';
import type { UserRecord } from './account.schema';

/** Since when a parent allows what a child is asked for, by purpose: what holds now. */
export function consentsOf({ consents = [] }: Pick<UserRecord, 'consents'>): Partial<Record<ConsentPurpose, string>> {
  return Object.fromEntries(
    CONSENT_PURPOSES.flatMap((purpose) => {
      const held = consents.find((each) => each.purpose === purpose && !each.takenBack);
      return held ? [[purpose, held.given.at.toISOString()]] : [];
    }),
  );
}
