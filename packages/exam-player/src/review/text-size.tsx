import { DISPLAY_CHOICES, type DisplaySettings } from '@wattle/contract/display-settings';
import { Cluster, ScreenOnly, Select, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDisplaySettings } from '../display-settings';

const Choice = styled(Cluster)`
  margin-bottom: ${space[12]};
`;

const Zoomed = styled.div<{ $percent: string }>`
  @media screen {
    zoom: ${({ $percent }) => $percent}%;
  }
`;

/** Explanations in the size that the reader has chosen for the text of tests, and that choice above them. */
export function TextSize({ children }: { children: ReactNode }) {
  const [{ zoom }, change] = useDisplaySettings();
  return (
    <div>
      <ScreenOnly>
        <Choice justify="flex-end">
          <Select
            size="dense"
            aria-label="Size of the text"
            value={zoom}
            onChange={({ target }) => change({ zoom: target.value as DisplaySettings['zoom'] })}
          >
            {DISPLAY_CHOICES.zoom.map((percent) => (
              <option key={percent} value={percent}>
                Text {percent} %
              </option>
            ))}
          </Select>
        </Choice>
      </ScreenOnly>
      <Zoomed $percent={zoom}>{children}</Zoomed>
    </div>
  );
}
