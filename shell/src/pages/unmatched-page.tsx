import { useLocation, useNavigate } from 'react-router-dom';
import { Guard } from '../remotes/guard';
import { useRemotes } from '../remotes/remotes';
import { NotFoundPage } from './not-found-page';
import { RemoteDownPage } from './remote-down-page';

/** Where no page is known: the address is wrong, its remote cannot be loaded, or somebody has to log in first. */
export function UnmatchedPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const remotes = useRemotes();
  const match = remotes.match(location.pathname);

  if (!match) return <NotFoundPage />;
  return (
    <Guard>
      {remotes.isDown(match.remote) ? (
        <RemoteDownPage onRetry={async () => navigate(location, { replace: true })} />
      ) : (
        <NotFoundPage />
      )}
    </Guard>
  );
}
