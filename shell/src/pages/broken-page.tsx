import { useLocation, useNavigate } from 'react-router-dom';
import { RemoteDownPage } from './remote-down-page';

/** Where the shell itself has failed to show a page: one more try at the same address. */
export function BrokenPage() {
  const location = useLocation();
  const navigate = useNavigate();
  return <RemoteDownPage onRetry={async () => navigate(location, { replace: true })} />;
}
