import { Cluster, color, radius, Stack } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useQuestions } from '../attempt/attempt-context';
import { gapSetOf } from '../attempt/question-format';
import { moveFocusByRow } from '../panes/move-focus';
import { QuestionTile } from './question-tile';
import { type Section, sectionsOf } from './sections';
import { TileGroup } from './tile-group';

/** How much longer the palette gets by the background of a set of gaps. */
export const BACKGROUND_PX = 10;

/** The background of the questions about the gaps of one passage. It bridges the spaces between tiles. */
const GapSetBackground = styled.span<{ $isFirst: boolean; $isLast: boolean }>`
  padding: 5px 4px;
  margin: -5px -4px;

  background: ${color.sunken};

  ${({ $isFirst }) =>
    $isFirst && `margin-left: 0; padding-left: 5px; border-radius: ${radius.control} 0 0 ${radius.control};`}
  ${({ $isLast }) =>
    $isLast && `margin-right: 0; padding-right: 5px; border-radius: 0 ${radius.control} ${radius.control} 0;`}
`;

interface PaletteTilesProps {
  section: Section;
  onMoved: (() => void) | undefined;
}

/** The questions of a section, numbered as in the whole test; those about the gaps of one passage on one background. */
function PaletteTiles({ section, onMoved }: PaletteTilesProps) {
  const questions = useQuestions();
  return section.questions.map((question, position) => {
    const index = section.start + position;
    const gaps = gapSetOf(questions, question);
    const tile = <QuestionTile key={question.id} question={question} index={index} onMoved={onMoved} />;
    if (gaps.length < 2) return tile;
    return (
      <GapSetBackground
        key={question.id}
        $isFirst={gaps[0]?.number === index + 1}
        $isLast={gaps.at(-1)?.number === index + 1}
      >
        {tile}
      </GapSetBackground>
    );
  });
}

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
