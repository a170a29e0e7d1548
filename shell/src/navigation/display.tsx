import { Dialog, SegmentedControl } from '@wattle/design-system';
import { THEMES, type ThemeName, useTheme } from '@wattle/platform';
import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button';

const LABELS: Record<ThemeName, string> = {
  system: 'As my device',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

/** Lets the visitor choose how Wattle looks. */
export function Display() {
  const [isOpen, setOpen] = useState(false);
  const [theme, setTheme] = useTheme();
  return (
    <>
      <IconButton label="Display" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SunMoon aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title="Display" onClose={() => setOpen(false)}>
          <SegmentedControl
            label="Colours"
            options={THEMES.map((name) => ({ value: name, label: LABELS[name] }))}
            value={theme}
            onChange={setTheme}
          />
        </Dialog>
      )}
    </>
  );
}
