import { pageFact } from '@wattle/platform/core';
import { type ComponentType, Suspense, use, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

type Parts = Record<'Landscape' | 'Sections' | 'FootHill' | 'FootLinks', ComponentType>;

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;

/**
 * Whether this page has come as HTML, and nothing was navigated to since. A server of before this was written has not
 * filled in what it says of the bank.
 */
let isSent =
  typeof document !== 'undefined' &&
  document.querySelector('[data-as-sent]') !== null &&
  pageFact('bank-questions') !== undefined;

/** In a file of their own, so that a first visit does not load them. */
function loadParts(): Promise<Parts> {
  loading ??= import('../parts')
    .then(({ PARTS }) => {
      loaded = PARTS;
      return PARTS;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Loads the code of the parts, except for the first page of a visit: what it needs of them is there as HTML. */
export async function loadUnlessSent(): Promise<void> {
  if (isSent) isSent = false;
  else await loadParts();
}

const Place = styled.div`
  display: contents;
`;

/**
 * Words, pictures and links, which need no code. React leaves their HTML as the server has sent it while it takes over the
 * page, as it does with the text of an element whose differences it is told to accept.
 */
export function AsSent({ part }: { part: keyof Parts }) {
  const isTakingOver = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const [isLeft] = useState(isTakingOver && !loaded);
  if (isLeft)
    return (
      <Place data-as-sent="" suppressHydrationWarning>
        {''}
      </Place>
    );
  return (
    <Place data-as-sent="">
      <Suspense fallback={null}>
        <Loaded part={part} />
      </Suspense>
    </Place>
  );
}

function Loaded({ part }: { part: keyof Parts }) {
  const { [part]: Part } = loaded ?? use(loadParts());
  return <Part />;
}
