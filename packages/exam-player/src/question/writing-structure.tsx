import { Disclosure, space } from '@wattle/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Steps = styled.ol`
  list-style: decimal;

  padding-left: ${space[24]};
`;

/** How the kind of text that a topic asks for is built; nothing for a topic of staff's own, or where it could not be loaded. */
export function WritingStructure({ topic }: { topic: string }) {
  // Shown while it is loaded, so that nothing below it moves then.
  const [structure, setStructure] = useState<readonly string[] | 'loading' | undefined>('loading');
  useEffect(() => {
    import('@wattle/contract/writing-genres')
      .then(({ WRITING_GENRES }) => setStructure(WRITING_GENRES[topic]?.structure))
      .catch(() => setStructure(undefined));
  }, [topic]);
  if (!structure) return null;
  return (
    <Disclosure title={`${topic}: how it is built`}>
      <Steps>{structure !== 'loading' && structure.map((step) => <li key={step}>{step}</li>)}</Steps>
    </Disclosure>
  );
}
