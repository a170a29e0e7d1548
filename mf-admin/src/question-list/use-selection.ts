import { MAX_SELECTED_QUESTIONS } from '@wattle/contract';
import { notify } from '@wattle/platform';
import { useState } from 'react';

export interface Selected {
  ids: ReadonlySet<string>;
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

/** The selected questions, over all pages of what the list shows; another filter begins anew. */
export function useSelection(filterKey: string): Selected {
  const [selection, setSelection] = useState({ filterKey, ids: new Set<string>() });
  const ids = selection.filterKey === filterKey ? selection.ids : new Set<string>();
  return {
    ids,
    set(changed, isSelected) {
      const next = new Set(ids);
      for (const id of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      if (next.size > MAX_SELECTED_QUESTIONS) {
        notify.warning(`At most ${MAX_SELECTED_QUESTIONS} questions can be selected at once.`);
      } else setSelection({ filterKey, ids: next });
    },
    clear: () => setSelection({ filterKey, ids: new Set() }),
  };
}
