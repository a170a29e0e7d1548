import { useLocation } from '@wattle/platform';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationState } from '../questions/question-address';
import { sessionJson } from '../shared/json-storage';

export const TAB_STOP_ID = 'question-row';

/** A question of a list and its place in it, from 1, where another one stands once it is gone. */
export interface Arrival {
  id: string;
  place?: number | undefined;
}

/** The row that had the focus last, and the entry of the history that has its list. */
const LAST_ROW = 'wattle-list-row';

/** Where the keyboard goes on in a list that was left and is opened again: by Back, or from one of its questions. */
export function useArrival() {
  const { key } = useLocation();
  const { row } = useNavigationState();
  return useState<Arrival | undefined>(() => {
    const last = sessionJson.readJson(LAST_ROW) as (Arrival & { key: string }) | undefined;
    return row ?? (last?.key === key ? last : undefined);
  });
}

/** Gives the focus to the row at which somebody goes on, and remembers the last one. */
export function useRowFocus(
  questions: readonly { id: string }[],
  firstNumber: number,
  { arrival, onArrived }: { arrival: Arrival | undefined; onArrived: () => void },
) {
  const { key } = useLocation();
  const ref = useRef<HTMLTableSectionElement>(null);
  const placeOf = (id: string) => firstNumber + questions.findIndex((question) => question.id === id);
  const focus = useEffectEvent(({ id, place = firstNumber }: Arrival) => {
    const rows = [...(ref.current?.rows ?? [])];
    const same = rows.find(({ dataset }) => dataset.id === id);
    (same ?? rows[Math.min(Math.max(0, place - firstNumber), rows.length - 1)])?.focus();
  });
  const arrive = useEffectEvent((at: Arrival) => {
    // After the shell, which gives the focus to a new page as a whole.
    queueMicrotask(() => focus(at));
    onArrived();
  });
  useEffect(() => {
    if (arrival) arrive(arrival);
  }, [arrival]);
  return {
    ref,
    remember: (id: string) => void sessionJson.writeJson(LAST_ROW, { key, id, place: placeOf(id) }),
  };
}

interface RowKeys {
  open: (id: string) => void;
  edit: (id: string) => void;
  /** @param isRange - Whether all rows since the last one are meant. */
  toggle: (id: string, isRange: boolean) => void;
}

/** Keys while the focus is on a row itself; on its buttons and boxes they keep their usual meaning. */
export function pressRowKey(event: KeyboardEvent, { open, edit, toggle }: RowKeys): void {
  const row = event.target;
  if (!(row instanceof HTMLTableRowElement) || hasModifier(event)) return;
  const { parentElement: body } = row;
  const id = row.dataset.id ?? '';
  const focus = (element: Element | null | undefined) => (element as HTMLElement | null)?.focus();
  const effects: Record<string, () => void> = {
    arrowdown: () => focus(row.nextElementSibling),
    arrowup: () => focus(row.previousElementSibling),
    home: () => focus(body?.firstElementChild),
    end: () => focus(body?.lastElementChild),
    enter: () => open(id),
    e: () => edit(id),
    x: () => toggle(id, event.shiftKey),
    ' ': () => toggle(id, event.shiftKey),
  };
  const effect = effects[event.key.toLowerCase()];
  if (!effect) return;
  event.preventDefault();
  effect();
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  ctrlKey || metaKey || altKey;

/** Keys that work on the whole page of a list, but where they are typed. */
export function useListKeys(onHelp: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || hasModifier(event) || !(target instanceof Element)) return;
    if (target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog')) return;
    const row = target.closest('tr[data-id]');
    const stop = document.getElementById(TAB_STOP_ID);
    const effects: Record<string, () => void> = {
      '/': () => {
        const search = document.querySelector<HTMLInputElement>('[role="search"] input');
        search?.focus();
        search?.select();
      },
      '?': onHelp,
      j: () => ((row ? row.nextElementSibling : stop) as HTMLElement | null)?.focus(),
      k: () => ((row ? row.previousElementSibling : stop) as HTMLElement | null)?.focus(),
    };
    const effect = effects[event.key.toLowerCase()];
    if (!effect) return;
    event.preventDefault();
    effect();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
