import type { SessionUser } from '@wattle/contract/accounts';
import { OWN_DATA } from '@wattle/contract/device-data';
import { DISPLAY_CHOICES, type DisplaySettings, type setDisplaySettings } from '@wattle/contract/display-settings';
import { sends } from '@wattle/contract/endpoint';
import { createRemoteApi, deviceStorage, oncePerPage, useOnReturn } from '@wattle/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** What the device keeps of a child. */
interface KeptSettings {
  settings: Partial<Record<string, string>>;
  /** The account has not got them yet. */
  isUnsent?: boolean;
}

const NAMES = Object.keys(DISPLAY_CHOICES) as (keyof DisplaySettings)[];

const { useSetDisplaySettingsMutation } = createRemoteApi('display-settings').injectEndpoints({
  endpoints: (build) => ({
    setDisplaySettings: build.mutation(
      sends<typeof setDisplaySettings>('PUT /display-settings', undefined, { keepalive: true }),
    ),
  }),
});

/** Who shows the settings, whichever remote it belongs to, and whether they are being sent. */
const page = oncePerPage('display-settings', () => ({
  listeners: new Set<(settings: DisplaySettings) => void>(),
  isSending: false,
}));

/**
 * How the child likes the screen of every test. It is kept on the device, and of a child that is logged in on its
 * account, too, so that each of its devices has what was chosen last.
 */
export function useDisplaySettings(): [DisplaySettings, (change: Partial<DisplaySettings>) => void] {
  const [settings, setSettings] = useState(readSettings);
  const [send] = useSetDisplaySettingsMutation();
  // One after the other, so that the last choice is the last to arrive.
  const sendUnsent = async () => {
    if (page.isSending) return;
    page.isSending = true;
    for (let key = ownKey(); key && readKept(key)?.isUnsent; key = ownKey()) {
      const sent = readSettings();
      const { error } = await send(sent);
      if (error) break;
      const isSent = JSON.stringify(readKept(key)?.settings) === JSON.stringify(sent);
      if (isSent && !keep(key, { settings: sent })) break;
    }
    page.isSending = false;
  };
  useOnReturn(sendUnsent);
  const sendEarlier = useEffectEvent(sendUnsent);
  useEffect(() => {
    page.listeners.add(setSettings);
    void sendEarlier();
    return () => void page.listeners.delete(setSettings);
  }, []);

  const change = (changed: Partial<DisplaySettings>) => {
    const next = { ...settings, ...changed };
    const key = ownKey();
    if (key) keep(key, { settings: next, isUnsent: true });
    else for (const [name, value] of Object.entries(changed)) deviceStorage.write(deviceKey(name), value);
    show(next);
    void sendUnsent();
  };
  return [settings, change];
}

/** Takes what the account of the child has. What it has not got from this device yet is the later choice. */
export function takeDisplaySettings(settings: KeptSettings['settings'] | undefined): void {
  const key = ownKey();
  if (!settings || !key || readKept(key)?.isUnsent) return;
  keep(key, { settings });
  show(readSettings());
}

/** Whether a new test without a clock is to have feedback. */
export function isFeedbackChosen(): boolean {
  return readSettings().feedback === 'on';
}

/** What was chosen by this child, else on this device, else the first choice. */
function readSettings(): DisplaySettings {
  const key = ownKey();
  const own = key && readKept(key)?.settings;
  const chosen = NAMES.map((name) => {
    const value = own ? own[name] : deviceStorage.read(deviceKey(name));
    const choices: readonly string[] = DISPLAY_CHOICES[name];
    return [name, choices.find((choice) => choice === value) ?? choices[0]];
  });
  return Object.fromEntries(chosen) as DisplaySettings;
}

function show(settings: DisplaySettings): void {
  for (const listener of page.listeners) listener(settings);
}

/** Undefined unless a child is logged in. */
function ownKey(): string | undefined {
  const user = deviceStorage.readJson('user') as SessionUser | null | undefined;
  return user?.role === 'student' ? `${OWN_DATA}${user.id}.display-settings` : undefined;
}

function readKept(key: string): KeptSettings | undefined {
  const kept = deviceStorage.readJson(key) as Partial<KeptSettings> | null | undefined;
  return kept?.settings ? { ...kept, settings: kept.settings } : undefined;
}

function keep(key: string, kept: KeptSettings): boolean {
  return deviceStorage.write(key, JSON.stringify(kept));
}

function deviceKey(name: string): string {
  return `wattle-exam-${name}`;
}
