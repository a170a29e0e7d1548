import type { OptionFigures, VersionStatistics } from '@wattle/contract/item-statistics';

/** One line of the chart: the share of each band of ability. */
export interface AbilityLine {
  kind: 'key' | 'preferred' | 'others';
  /** What stands at its end. */
  label: string;
  shares: number[];
}

type Drawn = Pick<VersionStatistics, 'key' | 'bands' | 'options' | 'flags'>;

/** The key, the distractor that matters most, and all others together; nothing where there are too few answers. */
export function abilityLines({ key, bands, options, flags }: Drawn): AbilityLine[] {
  if (!bands || !options) return [];
  const preferred = preferredOption(options, flags);
  const sharesOf = (isMeant: (option: OptionFigures) => boolean) =>
    bands.map(({ shares }) =>
      shares.reduce((sum, share, index) => {
        const option = options[index];
        return option && isMeant(option) ? sum + share : sum;
      }, 0),
    );
  const isPreferred = ({ option }: OptionFigures) => preferred !== undefined && option === preferred;
  return [
    { kind: 'key', label: `${key}, the key`, shares: sharesOf(({ isKey }) => isKey) },
    ...(preferred
      ? [{ kind: 'preferred' as const, label: preferred, shares: sharesOf((option) => isPreferred(option)) }]
      : []),
    { kind: 'others', label: 'all others', shares: sharesOf((option) => !option.isKey && !isPreferred(option)) },
  ];
}

/** The one that a flag names; otherwise the wrong option that most children choose. */
export function preferredOption(options: readonly OptionFigures[], flags: Drawn['flags']): string | undefined {
  const flagged = flags.find(({ kind }) => kind === 'key-in-doubt')?.option;
  if (flagged) return flagged;
  const wrong = options.filter(({ option, isKey, count }) => option && !isKey && count > 0);
  return wrong.toSorted((one, other) => other.count - one.count)[0]?.option ?? undefined;
}
