/** How Wattle looks: as the device wishes, or as the user chose. Without imports, so that builds can read it. */
export const THEMES = [
  { value: 'system', label: 'As my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
] as const;
export type ThemeName = (typeof THEMES)[number]['value'];
