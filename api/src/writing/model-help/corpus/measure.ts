import { type CheckName, failedChecks, type ModelComment } from '../check-comments';
import flawed from './flawed.json' with { type: 'json' };
import sound from './sound.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

const CAUGHT_GOAL = 0.97;
const DROPPED_GOAL = 0.03;

interface CorpusComment extends ModelComment {
  /** Absent in a sound comment. */
  flaw?: string;
  /** Of a child, as the model got it. */
  text: string;
}

/** The checks that find a flaw; a comment that another check drops is not caught. */
const FOUND_BY: Record<string, CheckName[]> = {
  'invented-quote': ['quoteStandsInText'],
  'changed-quote': ['quoteStandsInText'],
  'whole-text': ['quoteStandsInText'],
  'part-of-word': ['quoteStandsInText'],
  'no-quote': ['quoteStandsInText'],
  'instruction-obeyed': ['obeysNoText'],
  'prompt-leaked': ['obeysNoText'],
  'about-model': ['obeysNoText'],
  'off-page': ['obeysNoText'],
  markup: ['plainText'],
  'no-criterion': ['namesCriterion'],
  'not-for-children': ['fitForChild'],
};

export interface Figure {
  part: string;
  total: number;
  dropped: number;
  /** Comments that are dropped and should not be, or the other way round. */
  wrong: string[];
  isMet: boolean;
}

function figureOf(part: string, comments: readonly CorpusComment[]): Figure {
  const isFlawed = comments[0]?.flaw !== undefined;
  const judged = comments.map((comment) => {
    const text = texts[comment.text as keyof typeof texts];
    const failed = failedChecks(comment, { text, earlier: [] });
    const isDropped = failed.some((name) => comment.flaw === undefined || FOUND_BY[comment.flaw]?.includes(name));
    return { comment, failed, isDropped };
  });
  const wrong = judged
    .filter(({ isDropped }) => isDropped !== isFlawed)
    .map(({ comment, failed }) => `${comment.flaw ?? failed.join(', ')}: ${comment.noticed} ${comment.next_step}`);
  const dropped = judged.length - (isFlawed ? wrong.length : judged.length - wrong.length);
  const share = dropped / judged.length;
  const isMet = isFlawed ? share >= CAUGHT_GOAL : share <= DROPPED_GOAL;
  return { part, total: judged.length, dropped, wrong, isMet };
}

/** How many comments of the corpus the checks drop: of flawed ones as many as they can, of sound ones hardly any. */
export function measure(): Figure[] {
  return [figureOf('flawed', flawed), figureOf('sound', sound)];
}
