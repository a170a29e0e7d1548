import { Cluster, Stack } from '@wattle/design-system';
import type { ExamState } from '../answers/exam-state';
import { moveFocus } from './move-focus';
import { PaletteTiles } from './palette-tiles';
import { sectionsOf } from './sections';
import { TileGroup } from './tile-group';

interface PaletteProps {
  state: ExamState;
  onMove: (index: number) => void;
}

/**
 * All questions at a glance, each a step away, by subject where there are several. One stop for the Tab key; the arrow
 * keys go from tile to tile.
 */
export function Palette({ state, onMove }: PaletteProps) {
  const [section, ...more] = sectionsOf(state.questions);
  if (!section) return null;
  return (
    <nav aria-label="Questions">
      {more.length === 0 ? (
        <Cluster role="toolbar" gap={8} aria-label="Go to a question" onKeyDown={moveFocus}>
          <PaletteTiles state={state} section={section} onMove={onMove} />
        </Cluster>
      ) : (
        <Stack gap={16} role="toolbar" aria-label="Go to a question" onKeyDown={moveFocus}>
          {[section, ...more].map((each) => (
            <TileGroup key={each.start} label={each.subject}>
              <PaletteTiles state={state} section={each} onMove={onMove} />
            </TileGroup>
          ))}
        </Stack>
      )}
    </nav>
  );
}
