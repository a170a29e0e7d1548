import { overlaps, type TextRange, type WritingComment } from '@wattle/contract/writing-marks';
import { color, font, fontSize, Passage, radius, space } from '@wattle/design-system';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';

const Text = styled(Passage)`
  cursor: text;
  overflow-wrap: anywhere;

  [data-about] {
    background: ${color.highlight};
  }

  [data-selected] {
    background: ${color.infoSoft};
    text-decoration: underline 2px ${color.info};
    text-underline-offset: 5px;
  }
`;

const CommentNumber = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  vertical-align: 2px;
  border: 0;
  cursor: pointer;

  min-width: 1.5em;
  height: 1.5em;
  margin: 0 0 0 ${space[4]};
  padding: 0 3px;
  border-radius: ${radius.full};
  font: 700 ${fontSize[13]} / 1 ${font.text};

  background: ${color.warnText};
  color: ${color.surface};
  user-select: none;
`;

interface SelectableTextProps {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  /** In the order of the text. */
  comments: readonly WritingComment[];
  selected: TextRange | undefined;
  onSelect: (range: TextRange | undefined) => void;
  onOpenComment: (index: number) => void;
  'aria-describedby': string;
}

/**
 * A text whose words can be selected: by mouse or touch, or with arrow keys, which go from word to word and with Shift
 * extend the selection. It is not drawn again with each key in a field.
 */
export const SelectableText = memo(function SelectableText({
  ref: root,
  text,
  comments,
  selected,
  onSelect,
  onOpenComment,
  ...props
}: SelectableTextProps) {
  const parts = useMemo(() => textParts(text), [text]);
  const words = useMemo(() => parts.filter(({ word }) => word !== undefined), [parts]);
  /** The words between which the keyboard selects. */
  const cursor = useRef({ from: -1, to: -1 });

  const select = (from: number, to: number) => {
    const [first, last] = [words[Math.min(from, to)], words[Math.max(from, to)]];
    if (!first || !last) return;
    cursor.current = { from, to };
    onSelect({ start: first.start, end: last.end });
  };

  const followPointer = useEffectEvent(() => {
    const range = root.current && rangeWithin(root.current);
    if (!range || !root.current) return;
    const chosen = wordsIn(root.current, range);
    if (chosen.length > 0) select(Math.min(...chosen), Math.max(...chosen));
  });
  useEffect(() => {
    const follow = () => followPointer();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);

  const selectClicked = ({ target }: MouseEvent) => {
    if (!root.current || rangeWithin(root.current)) return;
    const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset.word : undefined;
    if (word) select(Number(word), Number(word));
    else onSelect(undefined);
  };

  const selectByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    const { from, to } = cursor.current;
    const goal = goalOf(event, to, words, text);
    if (goal === undefined) return;
    event.preventDefault();
    document.getSelection()?.removeAllRanges();
    if (goal === null) return onSelect(undefined);
    const next = Math.min(Math.max(goal, 0), words.length - 1);
    select(event.shiftKey && selected ? from : next, next);
    const element = root.current?.querySelector(`[data-word="${next}"]`);
    element?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <Text
      {...props}
      ref={root}
      role="group"
      aria-label="Text of the child"
      tabIndex={0}
      onClick={selectClicked}
      onKeyDown={selectByKey}
    >
      {parts.map((part) => (
        <Part key={part.start} part={part} comments={comments} selected={selected} onOpenComment={onOpenComment} />
      ))}
    </Text>
  );
});

interface PartProps extends Pick<SelectableTextProps, 'comments' | 'selected' | 'onOpenComment'> {
  part: TextPart;
}

function Part({ part, comments, selected, onOpenComment }: PartProps) {
  return (
    <>
      <span
        data-word={part.word}
        data-about={comments.some((comment) => overlaps(part, comment)) || undefined}
        data-selected={(selected && overlaps(part, selected)) || undefined}
      >
        {part.text}
      </span>
      {comments.map(
        (comment, index) =>
          part.start < comment.end &&
          comment.end <= part.end && (
            <CommentNumber
              key={index}
              type="button"
              aria-label={`Comment ${index + 1}: ${comment.text}`}
              onClick={(event) => {
                event.stopPropagation();
                onOpenComment(index);
              }}
            >
              {index + 1}
            </CommentNumber>
          ),
      )}
    </>
  );
}

/** What the pointer has selected of this text, if anything. */
function rangeWithin(root: HTMLElement): Range | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  return root.contains(range.startContainer) && root.contains(range.endContainer) ? range : undefined;
}

/** Whole words, also where only a part of one is in the range; not those that it only touches. */
function wordsIn(root: HTMLElement, range: Range): number[] {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return [...root.querySelectorAll<HTMLElement>('[data-word]')]
    .filter((element) => {
      if (!range.intersectsNode(element)) return false;
      const endsBefore = element.contains(endContainer) && endOffset === 0;
      const startsAfter =
        startContainer.nodeType === Node.TEXT_NODE && startOffset === startContainer.textContent?.length;
      return !endsBefore && !(startsAfter && element.contains(startContainer));
    })
    .map(({ dataset }) => Number(dataset.word));
}

/** The word to which a key goes; null where it ends the selection, undefined for other keys. */
function goalOf({ key, ctrlKey }: KeyboardEvent, at: number, words: readonly TextPart[], text: string) {
  const starts = () => words.flatMap(({ start }, word) => (startsSentence(text, start) ? [word] : []));
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return words.length - 1;
  if (key === 'ArrowRight') return ctrlKey ? (starts().find((word) => word > at) ?? words.length - 1) : at + 1;
  if (key === 'ArrowLeft') return ctrlKey ? (starts().findLast((word) => word < at) ?? 0) : at - 1;
  return undefined;
}

function startsSentence(text: string, start: number): boolean {
  return /(?:^|[.!?\n][^\p{L}\p{N}]*)$/u.test(text.slice(0, start));
}

interface TextPart extends TextRange {
  text: string;
  /** Its place among the words; absent for what stands between words. */
  word?: number;
}

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, word?: number) => {
    if (start < end) parts.push({ start, end, text: text.slice(start, end), ...(word !== undefined && { word }) });
  };
  let at = 0;
  let word = 0;
  for (const { index, 0: found } of text.matchAll(WORD)) {
    add(at, index);
    at = index + found.length;
    add(index, at, word);
    word += 1;
  }
  add(at, text.length);
  return parts;
}
