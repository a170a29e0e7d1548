import { useEffect, useEffectEvent } from 'react';

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="separator"], [role="menu"]';

/** Where only the arrow keys have one. */
const OWN_ARROWS = '[role="toolbar"]';

/** Calls back for each key that is pressed on its own, outside of what uses keys itself; says whether it was a shortcut. */
export function useShortcuts(isOn: boolean, runShortcut: (event: KeyboardEvent) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || isHeldDown(event)) return;
    if (runShortcut(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const handleKeyDown = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isOn]);
}

/** A key that is held down repeats itself: that moves on, and does nothing else again. */
function isHeldDown({ repeat, key }: KeyboardEvent): boolean {
  return repeat && !key.startsWith('Arrow');
}

function isTaken({ defaultPrevented, ctrlKey, altKey, metaKey, key, target }: KeyboardEvent): boolean {
  const own = key.startsWith('Arrow') ? `${OWN_KEYS}, ${OWN_ARROWS}` : OWN_KEYS;
  return (
    defaultPrevented ||
    ctrlKey ||
    altKey ||
    metaKey ||
    document.querySelector('dialog[open]') !== null ||
    (target instanceof Element && target.closest(own) !== null)
  );
}
