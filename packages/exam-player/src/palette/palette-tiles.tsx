import { useQuestions } from '../attempt/attempt-context';
import { gapSetOf } from '../attempt/gap-set';
import { GapSetBackground } from './gap-set-background';
import { QuestionTile } from './question-tile';
import type { Section } from './sections';

interface PaletteTilesProps {
  section: Section;
  onMoved: (() => void) | undefined;
}

/** The questions of a section, numbered as in the whole test; those about the gaps of one passage on one background. */
export function PaletteTiles({ section, onMoved }: PaletteTilesProps) {
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
