import { Cluster, Stack } from '@wattle/design-system';
import { useQuestions } from '../attempt/attempt-context';
import { moveFocusByRow } from './move-focus';
import { PaletteTiles } from './palette-tiles';
import { sectionsOf } from './sections';
import { TileGroup } from './tile-group';

/**
 * All questions at a glance, each a step away, by subject where there are several. One stop for the Tab key, on the
 * question that is shown; the arrow keys go from tile to tile and from row to row.
 *
 * @param onMoved - Told when a question was chosen.
 */
export function Palette({ onMoved }: { onMoved?: () => void }) {
  const [section, ...more] = sectionsOf(useQuestions());
  if (!section) return null;
  return (
    <nav aria-label="Questions">
      {more.length === 0 ? (
        <Cluster role="toolbar" gap={8} aria-label="Go to a question" onKeyDown={moveFocusByRow}>
          <PaletteTiles section={section} onMoved={onMoved} />
        </Cluster>
      ) : (
        <Stack gap={16} role="toolbar" aria-label="Go to a question" onKeyDown={moveFocusByRow}>
          {[section, ...more].map((each) => (
            <TileGroup key={each.start} label={each.subject}>
              <PaletteTiles section={each} onMoved={onMoved} />
            </TileGroup>
          ))}
        </Stack>
      )}
    </nav>
  );
}
