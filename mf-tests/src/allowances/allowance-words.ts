import {
  type Allowances,
  PRIVILEGE_NAMES,
  PRIVILEGES,
  type Privilege,
  privilegeInWords,
  type Rehearsal,
} from '@wattle/contract/allowances';
import { listInWords } from '@wattle/contract/text';
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
export function rehearsalInWords(rehearsal: Partial<Rehearsal> = {}): string[] {
  return PRIVILEGES.flatMap((privilege) => {
    const amount = privilege === 'largePrint' ? 0 : (rehearsal[privilege] ?? 0);
    return amount > 0 ? privilegeInWords(privilege, amount) : [];
  });
}

/** What the child reads before an exam that is a rehearsal. */
export function rehearsalNote(rehearsal: Rehearsal | undefined): string | undefined {
  const words = rehearsalInWords(rehearsal);
  if (words.length === 0) return undefined;
  return `A rehearsal with ${listInWords(words)}. Its result is shown, and not compared with your other tests.`;
}
