import { Link } from '@wattle/platform';
import { ADD_PATH, IMPORT_PATH } from '../paths';
import { Hint } from './hint';

/** What to do first while the bank is empty. */
export function EmptyBankHint() {
  return (
    <Hint name="empty-bank" title="The bank is empty">
      <p>All questions live here, and every test takes its questions from here.</p>
      <ol>
        <li>
          <Link to={IMPORT_PATH}>Import an Excel file</Link> with the questions that you have, or{' '}
          <Link to={ADD_PATH}>add the first one</Link>.
        </li>
        <li>Then generate more like them. Read each, and finalize those that are right.</li>
      </ol>
      <p>Tests serve original and finalized questions.</p>
    </Hint>
  );
}
