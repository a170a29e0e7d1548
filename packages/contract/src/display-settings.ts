import { put } from './endpoint';
import { z } from './zod';

/** How fast the voice reads; 1 is its own pace. */
export const PACES = { 'Usual pace': 1, Slower: 0.8, Slowest: 0.6, Faster: 1.25 } as const;

/** How the screen of a test can be; the first choice of each is the usual one. */
export const DISPLAY_CHOICES = {
  /** Percent of the usual size. */
  zoom: ['100', '125', '150', '175', '200'],
  /** A hidden clock shows again by itself in the last five minutes. */
  clock: ['shown', 'hidden'],
  /** Single keys as shortcuts; whoever presses them by accident can turn them off. */
  keys: ['on', 'off'],
  /** Whether what reads aloud stands above the question. */
  readAloud: ['off', 'on'],
  pace: Object.keys(PACES) as (keyof typeof PACES)[],
  /** Of letters, words and lines; what research says is in docs/decisions/070. */
  spacing: ['usual', 'wider'],
  /** All but a few lines is pale. */
  lineFocus: ['off', 'on'],
  /** In tests without a clock: whether answers are checked one by one. */
  feedback: ['off', 'on'],
} as const;

export type DisplaySettings = { [Name in keyof typeof DISPLAY_CHOICES]: (typeof DISPLAY_CHOICES)[Name][number] };

const { zoom, clock, keys, readAloud, pace, spacing, lineFocus, feedback } = DISPLAY_CHOICES;

/** The list of the child's attempts tells them again, to each of its devices. */
export const setDisplaySettings = put('/display-settings', 'student', 'Store how a child likes the screen of a test', {
  body: z.object({
    zoom: z.enum(zoom),
    clock: z.enum(clock),
    keys: z.enum(keys),
    readAloud: z.enum(readAloud),
    pace: z.enum(pace),
    spacing: z.enum(spacing),
    lineFocus: z.enum(lineFocus),
    feedback: z.enum(feedback),
  }),
  status: 204,
});
