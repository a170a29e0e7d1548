import type { KeyboardEvent } from 'react';

export interface RowKeys {
  open: (id: string) => void;
  edit: (id: string) => void;
  toggle: (id: string) => void;
}

/** Keys while the focus is on a row itself; on its buttons and boxes they keep their usual meaning. */
export function pressRowKey(event: KeyboardEvent, { open, edit, toggle }: RowKeys): void {
  const row = event.target;
  if (!(row instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { previousElementSibling: above, nextElementSibling: below, parentElement: body } = row;
  const id = row.dataset.id ?? '';
  const focus = (element: Element | null | undefined) => (element as HTMLElement | null)?.focus();
  const effects: Record<string, () => void> = {
    arrowdown: () => focus(below),
    j: () => focus(below),
    arrowup: () => focus(above),
    k: () => focus(above),
    home: () => focus(body?.firstElementChild),
    end: () => focus(body?.lastElementChild),
    enter: () => open(id),
    e: () => edit(id),
    x: () => toggle(id),
    ' ': () => toggle(id),
  };
  const effect = effects[event.key.toLowerCase()];
  if (!effect) return;
  event.preventDefault();
  effect();
}
