import { Navigate, useLocation } from 'react-router-dom';

/** Sends whoever is here to log in, and back afterwards. */
export function LogInFirst() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
