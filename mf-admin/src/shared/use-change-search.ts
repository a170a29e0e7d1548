import { useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useRef } from 'react';

/**
 * Returns how to change the query of the address. A change is made of the query that was asked for last, which the page
 * may not show yet: two quick changes are both kept.
 */
export function useChangeSearch() {
  const navigate = useNavigate();
  const location = useLocation();
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const place = asked.current.indexOf(location.search);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
  }, [location]);
  return (changed: (search: string) => string, options?: { replace: boolean }) => {
    const search = changed(asked.current.at(-1) ?? location.search);
    asked.current.push(search);
    void navigate({ search }, { preventScrollReset: true, ...options });
  };
}
