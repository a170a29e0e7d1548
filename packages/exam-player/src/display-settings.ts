import { deviceStorage } from '@wattle/platform';
import { useState } from 'react';

/** How fast the voice reads; 1 is its own pace. */
export const PACES = { 'Usual pace': 1, Slower: 0.8, Slowest: 0.6, Faster: 1.25 } as const;

export const CHOICES = {
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

export type DisplaySettings = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** How the child likes the screen of a test; kept on the device, for every test. */
export function useDisplaySettings(): [DisplaySettings, (change: Partial<DisplaySettings>) => void] {
  const [settings, setSettings] = useState<DisplaySettings>(() => ({
    zoom: readSetting('zoom'),
    clock: readSetting('clock'),
    keys: readSetting('keys'),
    readAloud: readSetting('readAloud'),
    pace: readSetting('pace'),
    spacing: readSetting('spacing'),
    lineFocus: readSetting('lineFocus'),
    feedback: readSetting('feedback'),
  }));
  const change = (changed: Partial<DisplaySettings>) => {
    setSettings((current) => ({ ...current, ...changed }));
    for (const [name, value] of Object.entries(changed)) deviceStorage.write(storageKey(name), value);
  };
  return [settings, change];
}

/** Whether a new test without a clock is to have feedback. */
export function isFeedbackChosen(): boolean {
  return readSetting('feedback') === 'on';
}

/** What was chosen on this device, else the first choice. */
function readSetting<Name extends keyof DisplaySettings>(name: Name): DisplaySettings[Name] {
  const stored = deviceStorage.read(storageKey(name));
  const choices: readonly string[] = CHOICES[name];
  return (choices.find((choice) => choice === stored) ?? choices[0]) as DisplaySettings[Name];
}

function storageKey(name: string): string {
  return `wattle-exam-${name}`;
}
