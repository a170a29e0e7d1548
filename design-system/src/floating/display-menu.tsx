import { SunMoon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../action/icon-button';
import { SegmentedControl } from '../form/segmented-control';
import { Stack } from '../layout/stack';
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
  /** What else can be chosen here; segmented controls with a visible label. */
  children?: ReactNode;
}

/** A button that lets the user choose how the page looks. */
export function DisplayMenu({ theme, onChange, children }: DisplayMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Display" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SunMoon aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title="Display" onClose={() => setOpen(false)}>
          <Stack gap={20}>
            <SegmentedControl
              label="Colours"
              isLabelVisible={children !== undefined}
              look="chips"
              options={THEMES}
              value={theme}
              onChange={onChange}
            />
            {children}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
