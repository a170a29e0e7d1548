import { DISPLAY_CHOICES, type DisplaySettings } from '@wattle/contract/display-settings';
import { Button, DisplayMenu, SegmentedControl } from '@wattle/design-system';
import { THEMES, useTheme } from '@wattle/platform';
import { useExam } from '../attempt/attempt-context';
import { ALWAYS_SHOWN_SECONDS } from '../clock/clock';

const CHIPS = { isLabelVisible: true, variant: 'chips' } as const;
const ZOOM_OPTIONS = DISPLAY_CHOICES.zoom.map((value) => ({ value, label: `${value} %` }));
const CLOCK_OPTIONS = [
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: `Hidden until the last ${ALWAYS_SHOWN_SECONDS / 60} minutes` },
] as const;
const KEYS_OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;
const OFF_FIRST = KEYS_OPTIONS.toReversed();
const SPACING_OPTIONS = [
  { value: 'usual', label: 'Usual' },
  { value: 'wider', label: 'Wider' },
] as const;

export interface ExamDisplayProps {
  settings: DisplaySettings;
  onSettingsChange: (change: Partial<DisplaySettings>) => void;
  onHelp: () => void;
}

/** How the test looks and is worked, behind a button. */
export function ExamDisplay({ settings, onSettingsChange, onHelp }: ExamDisplayProps) {
  const [theme, chooseTheme] = useTheme();
  const isTimed = useExam(({ secondsLeft }) => secondsLeft !== null);
  return (
    <DisplayMenu themes={THEMES} theme={theme} onChange={chooseTheme}>
      <SegmentedControl
        label="Size of the text"
        {...CHIPS}
        options={ZOOM_OPTIONS}
        value={settings.zoom}
        onChange={(zoom) => onSettingsChange({ zoom })}
      />
      <SegmentedControl
        label="Spacing"
        {...CHIPS}
        options={SPACING_OPTIONS}
        value={settings.spacing}
        onChange={(spacing) => onSettingsChange({ spacing })}
      />
      <SegmentedControl
        label="Line focus"
        {...CHIPS}
        options={OFF_FIRST}
        value={settings.lineFocus}
        onChange={(lineFocus) => onSettingsChange({ lineFocus })}
      />
      {!isTimed && (
        <SegmentedControl
          label="Read aloud"
          {...CHIPS}
          options={OFF_FIRST}
          value={settings.readAloud}
          onChange={(readAloud) => onSettingsChange({ readAloud })}
        />
      )}
      {isTimed && (
        <SegmentedControl
          label="Clock"
          {...CHIPS}
          options={CLOCK_OPTIONS}
          value={settings.clock}
          onChange={(clock) => onSettingsChange({ clock })}
        />
      )}
      <SegmentedControl
        label="Keyboard shortcuts"
        {...CHIPS}
        options={KEYS_OPTIONS}
        value={settings.keys}
        onChange={(keys) => onSettingsChange({ keys })}
      />
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onHelp}>
          Show all keys
        </Button>
      </div>
    </DisplayMenu>
  );
}
