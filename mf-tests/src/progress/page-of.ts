/** So many items from the end of a list, as many pages back as there are; a page is always full where it can be. */
export function pageOf<Item>(items: readonly Item[], size: number, pagesBack: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const back = Math.min(pagesBack, pages - 1);
  const from = Math.max(0, items.length - size * (back + 1));
  return { shown: items.slice(from, from + size), back, hasEarlier: from > 0, hasLater: back > 0 };
}
