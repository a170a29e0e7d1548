import { Hint } from './hint';

/** What the page of operations is for. */
export function OperationsHint() {
  return (
    <Hint name="operations" title="What this page is for">
      <p>
        Wattle is released in parts, called remotes. Here you see how the servers and the live version of each part are
        doing.
      </p>
      <ol>
        <li>Read the sentence below first. If everything is well, there is nothing to do.</li>
        <li>If visitors see errors since a new version, Roll back gives them the one before.</li>
      </ol>
    </Hint>
  );
}
