import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../action/icon-button';
import { SegmentedControl } from '../form/segmented-control';
import { Dialog } from './dialog';

const THEMES = [
  { value: 'system', label: 'As my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
] as const;

export type DisplayTheme = (typeof THEMES)[number]['value'];

export interface DisplayMenuProps {
  /** The theme that is shown, as `data-theme` names it. */
  theme: DisplayTheme;
  /** Told the new choice. */
  onChange: (theme: DisplayTheme) => void;
}

/** A button that lets the user choose how the page looks. */
export function DisplayMenu({ theme, onChange }: DisplayMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Display" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SunMoon aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title="Display" onClose={() => setOpen(false)}>
          <SegmentedControl label="Colours" look="chips" options={THEMES} value={theme} onChange={onChange} />
        </Dialog>
      )}
    </>
  );
}
