import { MAX_SELECTED_QUESTIONS } from '@wattle/contract/constants';
import { notify } from '@wattle/platform';
import { useState } from 'react';

export interface Selection<Item> {
  /** As they were when they were selected, also those of other pages and filters. */
  items: ReadonlyMap<string, Item>;
  has: (item: Item) => boolean;
  set: (items: readonly Item[], isSelected: boolean) => void;
  choose: (items: readonly Item[]) => void;
  clear: () => void;
}

/** What is selected of a list, over all its pages. */
export function useSelection<Item>(idOf: (item: Item) => string): Selection<Item> {
  const [items, setItems] = useState<ReadonlyMap<string, Item>>(new Map());
  return {
    items,
    has: (item) => items.has(idOf(item)),
    set(changed, isSelected) {
      const next = new Map(items);
      for (const item of changed) {
        if (isSelected) next.set(idOf(item), item);
        else next.delete(idOf(item));
      }
      if (next.size > MAX_SELECTED_QUESTIONS) {
        notify.warning(`At most ${MAX_SELECTED_QUESTIONS} questions can be selected at once.`);
      } else setItems(next);
    },
    choose: (chosen) => setItems(new Map(chosen.map((item) => [idOf(item), item]))),
    clear: () => setItems(new Map()),
  };
}
