import { SunMoon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../action/icon-button';
import { SegmentedControl } from '../form/segmented-control';
import { Stack } from '../layout/stack';
import { Dialog } from './dialog';

export interface DisplayMenuProps<Theme extends string> {
  /** All themes, as `data-theme` names them, and what they are called. */
  themes: readonly { value: Theme; label: string }[];
  /** The theme that is shown. */
  theme: Theme;
  /** Told the new choice. */
  onChange: (theme: Theme) => void;
  /** What else can be chosen here; segmented controls with a visible label. */
  children?: ReactNode;
}

/** A button that lets the user choose how the page looks. */
export function DisplayMenu<Theme extends string>({ themes, theme, onChange, children }: DisplayMenuProps<Theme>) {
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
              variant="chips"
              options={themes}
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
