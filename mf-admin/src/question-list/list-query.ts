import { type QuestionListQuery, questionListQuerySchema } from '@wattle/contract/bank';
import { useLocation } from '@wattle/platform';
import { useChangeSearch } from '../shared/use-change-search';

/** What a list shows; it stands in the address, so that Back and a reload restore it. */
export type ListFilter = Omit<QuestionListQuery, 'limit' | 'page'> & { page: number };

const { shape } = questionListQuerySchema;

/** What the list shows, from the address; a change leads to the first page unless it names one. */
export function useListFilter(defaultType: ListFilter['type']) {
  const { search } = useLocation();
  const changeSearch = useChangeSearch();
  const filter = readListFilter(search, defaultType);
  const searchWith = (from: ListFilter, changes: Partial<ListFilter>) =>
    writeListFilter({ ...from, page: 1, ...changes }, defaultType);
  return {
    filter,
    searchFor: (changes: Partial<ListFilter>) => searchWith(filter, changes),
    change: (changes: Partial<ListFilter>, options?: { replace: boolean }) =>
      changeSearch((asked) => searchWith(readListFilter(asked, defaultType), changes), options),
  };
}

/** Whatever the address says that the list does not know counts as not said. */
export function readListFilter(search: string, defaultType: ListFilter['type']): ListFilter {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) || undefined;
  return {
    page: shape.page.safeParse(text('page')).data ?? 1,
    type: shape.type.safeParse(text('type') ?? defaultType).data ?? defaultType,
    search: shape.search.safeParse(text('search')).data,
    level: shape.level.safeParse(text('level')).data,
    skill: shape.skill.safeParse(text('skill')).data,
    category: shape.category.safeParse(text('category')).data,
    exam_type: shape.exam_type.safeParse(text('exam_type')).data,
    format: shape.format.safeParse(text('format')).data,
    pool: shape.pool.safeParse(text('pool')).data,
    sort: shape.sort.safeParse(text('sort')).data ?? 'oldest',
  };
}

/** The query of an address that shows this; what is usual is left out. */
export function writeListFilter(filter: ListFilter, defaultType: ListFilter['type']): string {
  const usual: Partial<ListFilter> = { page: 1, type: defaultType, sort: 'oldest' };
  const said = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== usual[name as keyof ListFilter],
  );
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

/** Whether it leaves questions out. */
export function isNarrowed(filter: ListFilter, defaultType: ListFilter['type']): boolean {
  return writeListFilter({ ...filter, page: 1, sort: 'oldest' }, defaultType) !== '';
}
