import { Card, media, Passage, space } from '@wattle/design-system';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Summary = styled.summary`
  font-weight: 600;
  cursor: pointer;

  padding: ${space[16]} ${space[24]};

  ${media.narrow} {
    padding: ${space[16]};
  }
`;

const Text = styled.div`
  padding: 0 ${space[24]} ${space[24]};

  ${media.narrow} {
    padding: 0 ${space[16]} ${space[16]};
  }
`;

interface PassageDetailsProps {
  text: string;
  /** The questions that are about it. */
  numbers: number[];
}

/** A passage that can be opened; in print it is open. */
export function PassageDetails({ text, numbers }: PassageDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(details);
  const list = new Intl.ListFormat('en-AU').format(numbers.map(String));
  return (
    <Card isFlush>
      <details ref={details}>
        <Summary>
          Passage of {numbers.length === 1 ? 'question' : 'questions'} {list}
        </Summary>
        <Text>
          <Passage>{text}</Passage>
        </Text>
      </details>
    </Card>
  );
}

function useOpenInPrint(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [details]);
}
