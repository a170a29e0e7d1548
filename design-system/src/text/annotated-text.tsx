import { Fragment, useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Passage } from '../exam/passage';
import { color, font, fontSize, height, radius, space } from '../tokens';

/** A stretch of the text, counted as JavaScript counts. */
interface Place {
  start: number;
  end: number;
}

export interface TextNote {
  /** The words that it is about, the first ones first; its number stands behind the first ones. */
  places: readonly Place[];
  /** What it says. */
  label: string;
  /** info, with a dotted line, unless it is `action`: what is good. */
  tone?: 'info' | 'action' | undefined;
}

const tones = {
  info: { ink: color.info, soft: color.infoSoft, line: 'dotted' },
  action: { ink: color.action, soft: color.actionSoft, line: 'solid' },
};

interface Look {
  $tone: keyof typeof tones;
  $isActive: boolean;
}

// A button can't wrap within a line of text; the words are a label of the button behind them.
const Words = styled.label<Look>`
  border-radius: 3px;
  text-decoration: underline 2px;
  text-underline-offset: 5px;
  cursor: pointer;

  ${({ $tone, $isActive }) => css`
    text-decoration-color: ${tones[$tone].ink};
    text-decoration-style: ${$isActive ? 'solid' : tones[$tone].line};
    background: ${$isActive ? tones[$tone].soft : 'none'};
  `}
`;

const NoteNumber = styled.button<Look>`
  position: relative;
  display: inline-grid;
  place-items: center;
  vertical-align: 2px;
  border: 2px solid ${({ $tone }) => tones[$tone].ink};
  border-radius: ${radius.full};
  font: 700 ${fontSize[13]} / 1 ${font.text};
  cursor: pointer;

  min-width: 1.5em;
  height: 1.5em;
  margin: 0 ${space[4]};
  padding: 0 3px;
  scroll-margin: ${space[72]};

  ${({ $tone, $isActive }) => css`
    background: ${$isActive ? tones[$tone].soft : tones[$tone].ink};
    color: ${$isActive ? tones[$tone].ink : color.surface};
  `}

  &::after {
    content: '';
    position: absolute;
    inset: calc((22px - ${height.target}) / 2);
  }
`;

const NoteBelow = styled.div<{ $tone: keyof typeof tones }>`
  border-radius: ${radius.control};
  font: 400 ${fontSize[15]} / 1.5 ${font.text};

  padding: ${space[12]} ${space[16]};
  background: ${({ $tone }) => tones[$tone].soft};

  @media (min-width: 1000px) {
    display: none;
  }
`;

/** A number does not go to the next line without its words. */
const NO_BREAK = '\u2060';

export interface AnnotatedTextProps {
  /** Its line breaks are kept; a blank line parts paragraphs. */
  text: string;
  /** The first one has the number 1. Their words may overlap. */
  notes: readonly TextNote[];
  /** The note that is being read. It is scrolled to. */
  activeIndex: number | undefined;
  /** Told the note that is chosen, or none when the active one is chosen again. */
  onActivate: (index: number | undefined) => void;
}

/**
 * A text with notes on its words. On wide screens the notes are listed beside it; elsewhere the active one stands under
 * its paragraph.
 */
export function AnnotatedText({ text, notes: given, activeIndex, onActivate }: AnnotatedTextProps) {
  const notes = given.map((note) => ({ ...note, places: note.places.map((place) => trimmed(place, text)) }));
  const id = useId();
  const active = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (activeIndex !== undefined) active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex]);

  const lookOf = (index: number): Look => ({
    $tone: notes[index]?.tone ?? 'info',
    $isActive: index === activeIndex,
  });
  const numberOf = ({ places: [place], label }: TextNote, index: number) => (
    <Fragment key={index}>
      {NO_BREAK}
      <NoteNumber
        ref={index === activeIndex ? active : undefined}
        type="button"
        id={`${id}${index}`}
        aria-label={`Note ${index + 1} on “${shortened(text.slice(place?.start, place?.end))}”: ${label}`}
        aria-pressed={index === activeIndex}
        onClick={() => onActivate(index === activeIndex ? undefined : index)}
        {...lookOf(index)}
      >
        {index + 1}
      </NoteNumber>
    </Fragment>
  );
  const isNumberedIn = ({ start, end }: Place, index: number) => {
    const at = notes[index]?.places[0]?.end ?? -1;
    return start < at && at <= end;
  };

  return (
    <Passage>
      {paragraphsOf(text).map((paragraph) => (
        <Fragment key={paragraph.start}>
          <p>
            {piecesOf(paragraph, notes).map((piece) => {
              const index = innermost(piece, notes);
              const words = text.slice(piece.start, piece.end);
              return (
                <Fragment key={piece.start}>
                  {index === undefined ? (
                    words
                  ) : (
                    <Words htmlFor={`${id}${index}`} {...lookOf(index)}>
                      {words}
                    </Words>
                  )}
                  {notes.map((note, at) => isNumberedIn(piece, at) && numberOf(note, at))}
                </Fragment>
              );
            })}
          </p>
          {activeIndex !== undefined && isNumberedIn(paragraph, activeIndex) && (
            <NoteBelow $tone={lookOf(activeIndex).$tone}>{notes[activeIndex]?.label}</NoteBelow>
          )}
        </Fragment>
      ))}
    </Passage>
  );
}

const SHOWN_WORDS = 6;

function shortened(words: string): string {
  const all = words.split(/\s+/);
  return all.length > SHOWN_WORDS ? `${all.slice(0, SHOWN_WORDS).join(' ')} …` : words;
}

/** Without the line break that a selection may end with. */
function trimmed({ start, end }: Place, text: string): Place {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

function paragraphsOf(text: string): Place[] {
  return [...text.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)].map(({ index, 0: block }) => ({
    start: index,
    end: index + block.trimEnd().length,
  }));
}

/** The paragraph, cut where words of notes begin and end. */
function piecesOf({ start, end }: Place, notes: readonly TextNote[]): Place[] {
  const inside = notes
    .flatMap(({ places }) => places.flatMap((place) => [place.start, place.end]))
    .filter((at) => start < at && at < end);
  const cuts = [...new Set([start, ...inside, end])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((from, index) => ({ start: from, end: cuts[index + 1] ?? end }));
}

/** Of the notes on this piece, the one on the fewest words. */
function innermost({ start, end }: Place, notes: readonly TextNote[]): number | undefined {
  const around = notes.flatMap(({ places }, index) =>
    places
      .filter((place) => place.start <= start && end <= place.end)
      .map((place) => ({ index, size: place.end - place.start })),
  );
  return around.sort((one, other) => one.size - other.size)[0]?.index;
}
