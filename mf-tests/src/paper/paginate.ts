import type { ReactNode } from 'react';

/** What stands whole on one page, or in parts. */
export interface Block {
  id: string;
  content: ReactNode;
  /** What it falls into where it is higher than a page. */
  parts?: Block[];
  startsPage?: boolean;
  /** Fills the page where nothing else stands on it. */
  cover?: ReactNode;
}

/** Questions, and the passage that they are about. */
export interface Section {
  passage: Block[];
  questions: Block[];
}

/** Sections in which blocks that are higher than a page are their parts; the same ones where no block is. */
export function inParts(
  sections: readonly Section[],
  heightOf: (block: Block) => number,
  pageHeight: number,
): readonly Section[] {
  const isTooHigh = (block: Block) => block.parts !== undefined && heightOf(block) > pageHeight;
  const split = (blocks: Block[]) => blocks.flatMap((block) => (isTooHigh(block) ? (block.parts ?? []) : block));
  const blocks = sections.flatMap(({ passage, questions }) => [...passage, ...questions]);
  if (!blocks.some(isTooHigh)) return sections;
  return sections.map(({ passage, questions }) => ({ passage: split(passage), questions: split(questions) }));
}

/**
 * Puts blocks on pages, numbered from 1. A passage stands on one page with its questions or, where they do not fit,
 * on a left page with its questions on the right; a page that stays empty for this is one for notes. A passage that
 * needs more than a page faces nothing, and begins where the last page ends.
 *
 * @param pageHeight - Of one page, in the measure of `heightOf`.
 */
export function paginate(
  sections: readonly Section[],
  heightOf: (block: Block) => number,
  pageHeight: number,
): Block[][] {
  const pages: Block[][] = [];
  let left = 0;
  const addPage = () => {
    pages.push([]);
    left = pageHeight;
  };
  const startPage = () => {
    if (pages.at(-1)?.length !== 0) addPage();
  };
  const put = (block: Block) => {
    const height = heightOf(block);
    if (pages.length === 0 || block.startsPage || height > left) startPage();
    pages.at(-1)?.push(block);
    left -= height;
  };
  const sum = (blocks: readonly Block[]) => blocks.reduce((height, block) => height + heightOf(block), 0);

  for (const { passage, questions } of sections) {
    const [ofPassage, ofQuestions] = [sum(passage), sum(questions)];
    const isFacing = passage.length > 0 && ofPassage <= pageHeight && ofPassage + ofQuestions > pageHeight;
    // One that faces nothing begins where the page still has space.
    if (passage.length > 0 && ofPassage <= pageHeight && ofPassage + ofQuestions > left) startPage();
    // Pages are printed on both sides: those with even numbers lie on the left.
    if (isFacing && pages.length % 2 === 1) addPage();
    passage.forEach(put);
    if (isFacing) startPage();
    questions.forEach(put);
  }
  return pages;
}
