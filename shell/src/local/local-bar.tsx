import { Button, color, formatMoment, layer, space } from '@wattle/design-system';
import type { LocalRemote } from '@wattle/federation/local';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.floating};

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[4]} ${space[16]};

  padding: ${space[8]} ${space[16]};
  border-top: 1px solid ${color.control};

  background: ${color.surface};
  color: ${color.ink};
`;

/** Keeps the end of the page above the bar. */
const Space = styled.div`
  height: 56px;
`;

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

interface LocalBarProps {
  versions: {
    remotes: readonly LocalRemote[];
    /** By remote, what a developer's machine serves. */
    getServed: () => ReadonlyMap<string, unknown>;
    subscribe: (listener: () => void) => () => void;
  };
  /** Ends what was asked for. */
  onStop: () => void;
}

/** Says which remotes of this page nobody has released, and which should be but are not served. */
export function LocalBar({ versions, onStop }: LocalBarProps) {
  const served = useSyncExternalStore(versions.subscribe, versions.getServed);
  const sentences = versions.remotes.map((local) => sentenceOf(local, served.has(local.remote))).filter(Boolean);
  if (sentences.length === 0) return null;
  const isOverride = versions.remotes.some(({ expiresAt }) => expiresAt);
  return (
    <>
      <Space />
      <Bar aria-label="Local versions">
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        {isOverride && (
          <Button variant="secondary" size="dense" onClick={onStop}>
            Stop
          </Button>
        )}
      </Bar>
    </>
  );
}

/** Development, where everything named is local, says only what is missing. */
function sentenceOf({ remote, origin, expiresAt }: LocalRemote, isServed: boolean): string {
  if (!isServed) return `mf-${remote} is not served at ${origin}: this is its release`;
  return expiresAt ? `Showing your local mf-${remote} until ${formatMoment(expiresAt, TIME)}` : '';
}
