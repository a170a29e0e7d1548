import { DISPLAY_CHOICES, type DisplaySettings } from '@wattle/contract/display-settings';
import { Button, DisplayMenu, SegmentedControl } from '@wattle/design-system';
import { THEMES, useTheme } from '@wattle/platform';
import { useExam } from '../attempt/attempt-context';
import { ALWAYS_SHOWN_MINUTES } from '../clock/clock';

const ZOOM_OPTIONS = DISPLAY_CHOICES.zoom.map((value) => ({ value, label: `${value} %` }));
const CLOCK_OPTIONS = [
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: `Hidden until the last ${ALWAYS_SHOWN_MINUTES} minutes` },
] as const;
const ON_FIRST = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;
const OFF_FIRST = ON_FIRST.toReversed();
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
export function ExamDisplay({ onHelp, ...props }: ExamDisplayProps) {
  const [theme, chooseTheme] = useTheme();
  const isTimed = useExam(({ secondsLeft }) => secondsLeft !== null);
  return (
    <DisplayMenu themes={THEMES} theme={theme} onChange={chooseTheme}>
      <Choice {...props} name="zoom" label="Size of the text" options={ZOOM_OPTIONS} />
      <Choice {...props} name="spacing" label="Spacing" options={SPACING_OPTIONS} />
      <Choice {...props} name="lineFocus" label="Line focus" options={OFF_FIRST} />
      {isTimed ? (
        <Choice {...props} name="clock" label="Clock" options={CLOCK_OPTIONS} />
      ) : (
        <Choice {...props} name="readAloud" label="Read aloud" options={OFF_FIRST} />
      )}
      <Choice {...props} name="keys" label="Keyboard shortcuts" options={ON_FIRST} />
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onHelp}>
          Show all keys
        </Button>
      </div>
    </DisplayMenu>
  );
}

interface ChoiceProps<Name extends keyof DisplaySettings> extends Omit<ExamDisplayProps, 'onHelp'> {
  name: Name;
  label: string;
  options: readonly { value: DisplaySettings[Name]; label: string }[];
}

function Choice<Name extends keyof DisplaySettings>({ settings, onSettingsChange, name, ...props }: ChoiceProps<Name>) {
  return (
    <SegmentedControl
      {...props}
      isLabelVisible
      variant="chips"
      value={settings[name]}
      onChange={(value) => onSettingsChange({ [name]: value })}
    />
  );
}
