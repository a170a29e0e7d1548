import { useEffect } from 'react';
import { useGenerationRunsQuery } from '../bank/generation.api';
import { closeHint } from './closed-hints';
import { Hint } from './hint';

/** How a first generation goes. Once there has been one, it is not on the next page: nothing moves on this one. */
export function GenerationHint() {
  const { data = [] } = useGenerationRunsQuery(undefined);
  const hasGenerated = data.length > 0;
  useEffect(() => {
    if (hasGenerated) closeHint('first-generation');
  }, [hasGenerated]);
  return (
    <Hint name="first-generation" title="Your first generation">
      <p>A model writes new questions like one of yours.</p>
      <ol>
        <li>Choose a question that is clear and right, and press Generate. You may leave the page meanwhile.</li>
        <li>Read what comes back: what failed a check is refused already, with the reason.</li>
        <li>Finalize what is right, and reject the rest. Before that, no test serves it.</li>
      </ol>
    </Hint>
  );
}
