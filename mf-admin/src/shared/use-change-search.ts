import { useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useRef } from 'react';

/**
 * Returns how to change the query of the address. A change is made of the query that was requested last, which the page
 * may not show yet: two quick changes are both kept.
 */
export function useChangeSearch() {
  const navigate = useNavigate();
  const location = useLocation();
  const requested = useRef<string[]>([]);
  useEffect(() => {
    const place = requested.current.indexOf(location.search);
    requested.current = place < 0 ? [] : requested.current.slice(place + 1);
  }, [location]);
  return (changed: (search: string) => string, options?: { replace: boolean }) => {
    const search = changed(requested.current.at(-1) ?? location.search);
    requested.current.push(search);
    void navigate({ search }, { preventScrollReset: true, ...options });
  };
}
