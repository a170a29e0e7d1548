import { TOAST_MS } from '@wattle/contract';
import { color, height, layer, radius, space } from '@wattle/design-system';
import type { Notice } from '@wattle/platform/internal';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
  position: fixed;
  z-index: ${layer.floating};
  pointer-events: none;

  top: calc(${height.bar} + ${space[8]});
  inset-inline: ${space[16]};
  max-width: 380px;
  margin: 0 auto;
`;

const Box = styled.p`
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};

  background: ${color.surface};
  color: ${color.ink};
`;

/** Shows the latest message while toasts cannot be had. */
export function PlainNotice({ notices }: { notices: Notice[] }) {
  const latest = notices.at(-1);
  const [goneId, setGoneId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setGoneId(latest?.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [latest]);

  return <Place role="status">{latest && latest.id !== goneId && <Box>{latest.text}</Box>}</Place>;
}
