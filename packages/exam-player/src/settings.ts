import { deviceStorage } from '@wattle/platform';
import { useState } from 'react';

/** Percent of the usual size. */
export const ZOOMS = ['100', '125', '150', '175', '200'] as const;
const CLOCKS = ['shown', 'hidden'] as const;
const KEYS = ['on', 'off'] as const;

export interface ExamSettings {
  zoom: (typeof ZOOMS)[number];
  /** A hidden clock shows again by itself in the last five minutes. */
  clock: (typeof CLOCKS)[number];
  /** Single keys as shortcuts; whoever presses them by accident can turn them off. */
  keys: (typeof KEYS)[number];
}

const CHOICES: { [Name in keyof ExamSettings]: readonly ExamSettings[Name][] } = {
  zoom: ZOOMS,
  clock: CLOCKS,
  keys: KEYS,
};

/** How the child likes the screen of a test; kept on the device, for every test. */
export function useSettings(): [ExamSettings, (change: Partial<ExamSettings>) => void] {
  const [settings, setSettings] = useState<ExamSettings>(() => ({
    zoom: readSetting('zoom'),
    clock: readSetting('clock'),
    keys: readSetting('keys'),
  }));
  const change = (changed: Partial<ExamSettings>) => {
    setSettings((current) => ({ ...current, ...changed }));
    for (const [name, value] of Object.entries(changed)) deviceStorage.write(storageKey(name), value);
  };
  return [settings, change];
}

/** What was chosen on this device, else the first choice. */
function readSetting<Name extends keyof ExamSettings>(name: Name): ExamSettings[Name] {
  const stored = deviceStorage.read(storageKey(name));
  const choices = CHOICES[name];
  return choices.find((choice) => choice === stored) ?? (choices[0] as ExamSettings[Name]);
}

function storageKey(name: string): string {
  return `wattle-exam-${name}`;
}
