import type { StatisticsSwitches } from '@wattle/contract/item-statistics';
import { kindTitle } from '@wattle/contract/test-kinds';
import { formatClock } from '@wattle/contract/text';

/** From here on a question tells well who knows more. */
export const SOUND_DISCRIMINATION = 0.2;

export const OMITTED_WORDS: Record<StatisticsSwitches['omitted'], string> = {
  wrong: 'left out counts as wrong',
  exclude: 'left out counts nowhere',
};

/** By which switches figures were counted. */
export function switchesSentence({ kind, omitted }: StatisticsSwitches): string {
  const tests = kind ? `${kindTitle(kind)} only` : 'all kinds of test';
  return `First attempts, ${tests}, ${OMITTED_WORDS[omitted]}`;
}

/** A proportion as staff read it: 38%. */
export function percentText(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)}%`;
}

/** A correlation, with the sign that is wide enough to be seen. */
export function correlationText(figure: number | null | undefined): string {
  return figure == null ? '–' : figure.toFixed(2).replace('-', '−');
}

export function secondsText(seconds: number | null | undefined): string {
  return seconds == null ? '–' : formatClock(Math.round(seconds));
}
