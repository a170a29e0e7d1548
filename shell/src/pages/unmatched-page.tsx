import { useLocation } from 'react-router-dom';
import { Guard } from '../remotes/guard';
import { useRemotes } from '../remotes/remotes-context';
import { BrokenPage } from './broken-page';
import { NotFoundPage } from './not-found-page';

/** Where no page is known: the address is wrong, its remote cannot be loaded, or somebody has to log in first. */
export function UnmatchedPage() {
  const { pathname } = useLocation();
  const remotes = useRemotes();
  const match = remotes.match(pathname);

  if (!match) return <NotFoundPage />;
  return <Guard>{remotes.isDown(match.remote) ? <BrokenPage /> : <NotFoundPage />}</Guard>;
}
