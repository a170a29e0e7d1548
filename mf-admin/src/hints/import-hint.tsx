import { Hint } from './hint';

/** How a first import goes. */
export function ImportHint() {
  return (
    <Hint name="first-import" title="Your first import">
      <p>An import brings many questions into the bank at once.</p>
      <ol>
        <li>Download the template above, and fill in a row for each question.</li>
        <li>Choose the file and press Upload. It is only checked, and you see which cells to correct.</li>
        <li>Import the good rows when you are ready.</li>
      </ol>
    </Hint>
  );
}
