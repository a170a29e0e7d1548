import { usePageTitle } from '@wattle/platform';
import { LoadError } from './load-error';

/** An address whose subject or question cannot be read (docs/published.md, sentences). */
export function WrongAddress() {
  usePageTitle('Not found');
  return <LoadError title="Nothing to show">Invalid parameters provided.</LoadError>;
}
