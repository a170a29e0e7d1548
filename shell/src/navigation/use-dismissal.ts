import { type RefObject, useEffect, useRef } from 'react';

/**
 * While a menu is open, Escape closes it and puts the focus on its button; a press beside it closes it too.
 *
 * @param menu - What holds the button, first, and what it opens.
 */
export function useDismissal(isOpen: boolean, menu: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dismiss.current();
      menu.current?.querySelector('button')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) dismiss.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, menu]);
}
