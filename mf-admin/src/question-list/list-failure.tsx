import type { Subject } from '@wattle/contract/constants';
import { layer, space } from '@wattle/design-system';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ChangeFailedAlert } from '../questions/change-failed';
import type { ChangeFailure } from '../questions/change-failure';

/** Seen from each row of a long list. */
const Root = styled.div`
  position: sticky;
  z-index: ${layer.sticky};

  top: calc(var(--notices-height, 0px) + ${space[8]});
`;

interface ListFailureProps {
  subject: Subject;
  failure: ChangeFailure;
  onClose: () => void;
}

export function ListFailure({ subject, failure, onClose }: ListFailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What takes the focus is scrolled clear of it.
    const { style } = document.documentElement;
    style.scrollPaddingTop = `calc(var(--notices-height, 0px) + ${root.current?.offsetHeight ?? 0}px)`;
    return () => void style.removeProperty('scroll-padding-top');
  });
  return (
    <Root ref={root}>
      <ChangeFailedAlert subject={subject} failure={failure} onRestored={onClose} onClose={onClose} />
    </Root>
  );
}
