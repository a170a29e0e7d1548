import { plain, sentencesOf } from '@wattle/contract/child-sentences';
import { byPlace, overlaps, type TextRange } from '@wattle/contract/writing-marks';
import { MAX_EVIDENCE } from '@wattle/contract/writings';
import { color, focusRing, MutedText, Passage, visuallyHidden } from '@wattle/design-system';
import { useMemo } from 'react';
import { styled } from 'styled-components';

// A checkbox, because a button can't wrap within a line of text.
const Sentence = styled.label`
  position: relative;
  border-radius: 3px;
  cursor: pointer;

  & > input {
    ${visuallyHidden}
  }

  &:hover {
    background: ${color.sunken};
  }

  &:has(:checked) {
    text-decoration: underline 2px ${color.action};
    text-underline-offset: 5px;
    background: ${color.actionSoft};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) {
    cursor: default;
  }
`;

interface EvidencePickerProps {
  text: string;
  evidence: readonly TextRange[];
  /** Of the heading that says what to look for. */
  labelId: string;
  onChange: (evidence: TextRange[]) => void;
}

/** The child's own text, whose sentences are underlined by a press. */
export function EvidencePicker({ text, evidence, labelId, onChange }: EvidencePickerProps) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  const isFull = evidence.length >= MAX_EVIDENCE;
  return (
    <Passage role="group" aria-labelledby={labelId}>
      <div>
        {pieces.map(({ start, end, isSentence }) => {
          const words = text.slice(start, end);
          if (!isSentence) return words;
          const isChosen = evidence.some((place) => overlaps(place, { start, end }));
          const others = evidence.filter((place) => !overlaps(place, { start, end }));
          return (
            <Sentence key={start}>
              {words}
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(isChosen ? others : [...others, { start, end }].sort(byPlace))}
              />
            </Sentence>
          );
        })}
      </div>
      {isFull && (
        <MutedText role="status">That is enough. Press an underlined sentence to take its line away.</MutedText>
      )}
    </Passage>
  );
}

/** Its sentences, and what stands between them. */
function piecesOf(text: string): (TextRange & { isSentence: boolean })[] {
  const sentences = sentencesOf(plain(text));
  const ends = [0, ...sentences.map(({ end }) => end)];
  const starts = [...sentences.map(({ start }) => start), text.length];
  return ends.flatMap((end, index) => {
    const sentence = sentences[index];
    const between = { start: end, end: starts[index] ?? end, isSentence: false };
    return sentence ? [between, { start: sentence.start, end: sentence.end, isSentence: true }] : [between];
  });
}
