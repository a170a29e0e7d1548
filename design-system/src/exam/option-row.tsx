import { Check, Strikethrough, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../data/chip';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Choice, Eliminate, Hint, type OptionState, Row, Text, Tile, Verdict } from './option-row-style';

const WORDS = { right: 'Right answer', wrong: 'Your answer' };

export interface OptionRowProps {
  /** The question that the options belong to; one choice for each name. */
  name: string;
  /** The letter in the tile. */
  letter: string;
  /** The text of the option. */
  children: ReactNode;
  /** The one that is chosen. */
  isChosen?: boolean;
  /** Ruled out by the child; cannot be chosen until it is brought back. */
  isEliminated?: boolean;
  /** Where it is in use already, such as "In gap 5"; it can still be chosen. */
  usedLabel?: string | undefined;
  /** Nothing can be changed any more. */
  isDisabled?: boolean;
  /** What marking found. */
  verdict?: 'right' | 'wrong';
  /** The words beside the sign, where "Right answer" or "Your answer" is not enough. */
  verdictLabel?: string;
  /** Told when it is chosen. */
  onChoose?: () => void;
  /** Told to rule it out (true) or to bring it back (false); without it there is no such button. */
  onEliminate?: (isEliminated: boolean) => void;
}

/** One option of a question: a radio whose whole row can be pressed. */
export function OptionRow({
  name,
  letter,
  children,
  isChosen = false,
  isEliminated = false,
  usedLabel,
  isDisabled = false,
  verdict,
  verdictLabel = verdict && WORDS[verdict],
  onChoose,
  onEliminate,
}: OptionRowProps) {
  const unmarked = isEliminated ? 'eliminated' : isChosen ? 'chosen' : usedLabel ? 'used' : 'idle';
  const state: OptionState = verdict ?? unmarked;
  const Sign = verdict === 'right' ? Check : X;
  return (
    <Row $state={state} $isDisabled={isDisabled && state === 'idle'}>
      <Choice>
        <Tile $state={state}>
          {letter}
          <input
            type="radio"
            name={name}
            value={letter}
            checked={isChosen}
            disabled={isDisabled || isEliminated}
            onChange={() => onChoose?.()}
          />
        </Tile>
        <Text $state={state}>
          {children}
          {verdict && (
            <Verdict>
              <Sign size={16} strokeWidth={2.5} aria-hidden="true" />
              {verdictLabel}
            </Verdict>
          )}
        </Text>
        {isEliminated && <VisuallyHidden>(ruled out)</VisuallyHidden>}
        {state === 'used' && (
          <Hint>
            <Chip tone="action">{usedLabel}</Chip>
          </Hint>
        )}
      </Choice>
      {onEliminate && !isDisabled && (
        <Eliminate
          type="button"
          aria-label={isEliminated ? `Bring option ${letter} back` : `Rule option ${letter} out`}
          onClick={() => onEliminate(!isEliminated)}
        >
          {isEliminated ? <Undo2 size={18} aria-hidden="true" /> : <Strikethrough size={18} aria-hidden="true" />}
        </Eliminate>
      )}
    </Row>
  );
}
