import {
  type Allowances,
  PRIVILEGE_NAMES,
  PRIVILEGES,
  type Privilege,
  type Rehearsal,
} from '@wattle/contract/allowances';
import { formatMoment } from '@wattle/design-system';

const MEANINGS: Record<Privilege, (amount: number) => string> = {
  extraTime: (amount) => `${amount}% more in timed tests`,
  restBreaks: (amount) => `${amount} minutes in each timed test, while the clock stands`,
  readAloud: () => 'also in timed tests',
  largePrint: () => 'for tests on paper',
};

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

export interface AllowanceInWords {
  name: string;
  meaning: string;
  /** The last day, or that there is none. */
  end: string;
}

/** What a child is granted, as it is told to the child and its parents. */
export function allowancesInWords(allowances: Allowances = {}): AllowanceInWords[] {
  return PRIVILEGES.flatMap((privilege) => {
    const { amount, until } = allowances[privilege] ?? {};
    if (!amount) return [];
    const end = until ? `until ${formatMoment(until, DAY)}` : 'with no last day';
    return [{ name: PRIVILEGE_NAMES[privilege], meaning: MEANINGS[privilege](amount), end }];
  });
}

/** What the child reads before a timed test starts; extra time is told by itself. */
export function grantedSentence({ extraTime: _told, largePrint: _onPaper, ...others }: Allowances = {}): string {
  const granted = allowancesInWords(others).map(({ name, end }) => `${name.toLowerCase()} ${end}`);
  return granted.length > 0 ? `Wattle’s staff have granted you ${granted.join(', and ')}.` : '';
}

/** "25% more time", "rest breaks of 10 minutes" */
export function rehearsalInWords(rehearsal: Rehearsal | undefined): string[] {
  const { extraTime = 0, restBreaks = 0, readAloud = 0 } = rehearsal ?? {};
  return [
    ...(extraTime > 0 ? [`${extraTime}% more time`] : []),
    ...(restBreaks > 0 ? [`rest breaks of ${restBreaks} minutes`] : []),
    ...(readAloud > 0 ? ['reading aloud'] : []),
  ];
}
