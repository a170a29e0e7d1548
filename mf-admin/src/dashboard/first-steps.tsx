import { Note } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { ADD_PATH, IMPORT_PATH } from '../paths';

/** What to do first while the bank is empty. */
export function FirstSteps() {
  return (
    <Note title="The bank is empty">
      <Link to={IMPORT_PATH}>Import an Excel file</Link> with the questions that you have, or{' '}
      <Link to={ADD_PATH}>add the first one</Link>. Tests serve original and finalized questions.
    </Note>
  );
}
