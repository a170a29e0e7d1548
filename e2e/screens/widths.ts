/** A screen on which everything is looked at. */
export interface Screen {
  width: number;
  height: number;
  /** Whether it is used with fingers. */
  hasTouch: boolean;
}

export const SCREENS: readonly Screen[] = [
  { width: 1280, height: 900, hasTouch: false },
  { width: 820, height: 1180, hasTouch: true },
  { width: 390, height: 844, hasTouch: true },
];

export const SHOWN_THEMES = ['light', 'dark', 'high-contrast'] as const;

/** Where the picture of a state lies in the folder. */
export function fileOf(name: string, width: number, theme: string): string {
  return `${name.replaceAll('/', '-')}-${width}-${theme}.png`;
}
