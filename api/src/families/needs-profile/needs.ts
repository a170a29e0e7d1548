import type { Privilege } from '@wattle/contract/allowances';
import { DISPLAY_CHOICES, type DisplaySettings, PACES } from '@wattle/contract/display-settings';

/** What a record says of a child, as far as Wattle has it. */
export interface Needs {
  /** As allowances count them: percent of extra time, minutes of breaks, else 1. */
  allowances: Partial<Record<Privilege, number>>;
  display: Partial<DisplaySettings>;
}

/**
 * The QTI 3.0 profile of Access for All, Personal Needs and Preferences 3.0. The schema is in no registry that Wattle’s
 * tests can reach: names and order follow readers and writers of other projects. What Wattle has and the format lacks is
 * not written: whether the clock, single keys and feedback are on.
 */
export const PNP_NAMESPACE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imsafa3p0pnp_v1p0';
export const PNP_SCHEMA = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_afa3p0pnp_v1p0.xsd';

/** A record counts words a minute; the usual pace of a voice is about this. */
const WORDS_A_MINUTE = 150;

export const wordsAMinute = (pace: DisplaySettings['pace']) => Math.round(PACES[pace] * WORDS_A_MINUTE);

export function paceOf(words: number): DisplaySettings['pace'] {
  return nearest(DISPLAY_CHOICES.pace, (pace) => wordsAMinute(pace) - words);
}

/** As a record has it: 1.5 times as large. */
export const zoomAmount = (zoom: DisplaySettings['zoom']) => Number(zoom) / 100;

export const LARGEST_ZOOM = Math.max(...DISPLAY_CHOICES.zoom.map(zoomAmount));

export function zoomOf(amount: number): DisplaySettings['zoom'] {
  return nearest(DISPLAY_CHOICES.zoom, (zoom) => zoomAmount(zoom) - amount);
}

function nearest<Choice>(choices: readonly Choice[], distance: (choice: Choice) => number): Choice {
  const [first] = choices.toSorted((one, other) => Math.abs(distance(one)) - Math.abs(distance(other)));
  return first as Choice;
}

/** No feature says how long breaks are, nor that a test is printed: both stand in the description, for people to read. */
export const breaksSentence = (minutes: number) => `Rest breaks of ${minutes} minutes in each timed test.`;
export const BREAKS_SENTENCE = /\bRest breaks of (\d{1,3}) minutes in each timed test\./;
export const LARGE_PRINT_SENTENCE = 'Tests on paper in large print.';
