import { deviceStorage } from '@wattle/platform';
import { useState } from 'react';

const KEY = 'wattle-marking-keys';

/** Whether the shortcut keys are on, on this device. */
export function useStoredKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => deviceStorage.read(KEY) !== 'off');
  const change = (next: boolean) => {
    setOn(next);
    deviceStorage.write(KEY, next ? 'on' : 'off');
  };
  return [isOn, change];
}
