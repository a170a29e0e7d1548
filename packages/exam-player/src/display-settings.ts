import { deviceStorage } from '@wattle/platform';
import { useState } from 'react';

export const CHOICES = {
  /** Percent of the usual size. */
  zoom: ['100', '125', '150', '175', '200'],
  /** A hidden clock shows again by itself in the last five minutes. */
  clock: ['shown', 'hidden'],
  /** Single keys as shortcuts; whoever presses them by accident can turn them off. */
  keys: ['on', 'off'],
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
