import { optionsOf } from '@wattle/contract/options';
import { useEffect, useEffectEvent } from 'react';
import { useAttemptStore, useExam } from '../attempt/attempt-context';
import { currentOf, eliminatedOf } from '../attempt/selectors';

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="separator"], [role="menu"]';

/** Where only the arrow keys have one. */
const OWN_ARROWS = '[role="toolbar"]';

/** Calls back for each key that is pressed on its own, outside of what uses keys itself. */
function useShortcuts(isOn: boolean, runShortcut: (key: string) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || isHeldDown(event)) return;
    if (runShortcut(event.key)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const handleKeyDown = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isOn]);
}

/** A key that is held down repeats itself: that leafs through the questions, and does nothing else again. */
function isHeldDown({ repeat, key }: KeyboardEvent): boolean {
  return repeat && !key.startsWith('Arrow');
}

function isTaken({ defaultPrevented, ctrlKey, altKey, metaKey, key, target }: KeyboardEvent): boolean {
  const own = key.startsWith('Arrow') ? `${OWN_KEYS}, ${OWN_ARROWS}` : OWN_KEYS;
  return (
    defaultPrevented ||
    ctrlKey ||
    altKey ||
    metaKey ||
    document.querySelector('dialog[open]') !== null ||
    (target instanceof Element && target.closest(own) !== null)
  );
}

/**
 * The keys of a test: a letter chooses, the arrows go from question to question, F flags unless it is an option, ?
 * helps.
 */
export function useExamKeys(isOn: boolean, onHelp: () => void): void {
  const { actions, getState } = useAttemptStore();
  const { chosen, flagToggled, movedTo } = actions;
  const isAnswering = useExam(({ phase }) => phase.name === 'answering');

  const choose = (key: string): boolean => {
    const state = getState();
    const question = state.questions[currentOf(state)];
    const letter = question && optionsOf(question).find((option) => option.letter === key)?.letter;
    if (!letter || eliminatedOf(state, question.id).includes(letter)) return false;
    chosen({ questionId: question.id, letter });
    return true;
  };

  useShortcuts(isOn && isAnswering, (key) => {
    const current = currentOf(getState());
    const question = getState().questions[current];
    if (key === 'ArrowLeft') movedTo(current - 1);
    else if (key === 'ArrowRight') movedTo(current + 1);
    else if (key === '?') onHelp();
    else if (choose(key.toUpperCase())) return true;
    else if (key.toUpperCase() === 'F' && question) flagToggled(question.id);
    else return false;
    return true;
  });
}
