/** First and last page, the current one with its neighbours, and a named gap where pages are left out. */
export function shownPages(page: number, pages: number): (number | 'before' | 'after')[] {
  const near = [page - 1, page, page + 1].filter((each) => each > 1 && each < pages);
  const first = near[0] ?? pages;
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 && near.length > 0 ? (['before'] as const) : []),
    ...near,
    ...(last < pages - 1 && near.length > 0 ? (['after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
