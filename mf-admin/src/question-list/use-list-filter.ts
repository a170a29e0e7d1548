import { useLocation, useNavigate } from '@wattle/platform';
import { type ListFilter, readListFilter, writeListFilter } from './list-query';

/** What the list shows, from the address; a change leads to the first page unless it names one. */
export function useListFilter(defaultType: ListFilter['type']) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = readListFilter(search, defaultType);
  const searchFor = (changes: Partial<ListFilter>) => writeListFilter({ ...filter, page: 1, ...changes }, defaultType);
  return {
    filter,
    /** The query of the address that shows the list with these changes. */
    searchFor,
    change: (changes: Partial<ListFilter>, options?: { replace: boolean }) =>
      navigate({ search: searchFor(changes) }, { preventScrollReset: true, ...options }),
  };
}
