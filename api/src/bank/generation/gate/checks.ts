import type { CheckName } from '@wattle/contract/generated-items';
import type { Flaw } from '@wattle/contract/generation';
import type { CheckEntry, GateContext, GeneratedItem } from './generated-item';
import { KEY_CHECKS, RATIONALE_CHECKS } from './keys';
import { LANGUAGE_CHECKS } from './language';
import { LIKENESS_CHECKS } from './likeness';
import { parses, SHAPE_CHECKS } from './shape';

const TEXT_CHECKS = { ...LANGUAGE_CHECKS, ...LIKENESS_CHECKS };
const CHOICE_CHECKS = { ...TEXT_CHECKS, ...KEY_CHECKS, ...SHAPE_CHECKS };
const ALL_CHECKS: Record<Exclude<CheckName, 'parses'>, CheckEntry> = { ...CHOICE_CHECKS, ...RATIONALE_CHECKS };

export function passedChecks(item: GeneratedItem, context: GateContext): string[] {
  return checksOf(context).flatMap(([check, { isInformative }]) =>
    isInformative?.(item, context) === false ? [] : check,
  );
}

export function checkItem(item: GeneratedItem, context: GateContext): Flaw[] {
  const unread = parses(item, context);
  // The other checks rely on the parts of an item.
  if (unread) return [{ check: 'parses', reason: unread }];
  return checksOf(context).flatMap(([check, { find }]) => {
    const reason = find(item, context);
    return reason ? [{ check, reason }] : [];
  });
}

function checksOf({ subject }: GateContext): [check: string, entry: CheckEntry][] {
  // A writing task has no options, key or explanation.
  if (subject === 'Writing') return Object.entries(TEXT_CHECKS);
  return Object.entries(subject === 'Reading' ? CHOICE_CHECKS : ALL_CHECKS);
}
