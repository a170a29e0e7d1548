import { type RefObject, useEffect, useState } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { type ChildFields, childrenSchema, EMPTY_CHILD, isUntouched, type SignupFields } from '../signup-fields';
import { showFieldErrors } from '../use-signup';
import { useUsernameCheck } from './username-field';

export type Children = ReturnType<typeof useChildren>;

/**
 * The children of the form. One of them is open in the child block, the others are listed as added: so each has one
 * place, which is its number on the screen and its index in what is sent.
 *
 * @param taken - Keeps the username of the open child for as long as it is known to be taken.
 */
export function useChildren(form: UseFormReturn<SignupFields>, taken: RefObject<string | undefined>) {
  const { control, getValues, clearErrors, formState } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'children' });
  const [open, setOpen] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const username = useWatch({ control, name: `children.${open}.username` }) ?? '';
  const { status, suggestion } = useUsernameCheck(username);
  useEffect(() => {
    taken.current = status === 'taken' ? username.trim() : undefined;
  }, [status, username, taken]);

  const openAt = (index: number) => {
    setOpen(index);
    setHasMoved(true);
  };

  /** Checks the open child as signing up would, and shows what is wrong with it. */
  const isOpenValid = () => {
    const issues =
      childrenSchema((name) => name === taken.current).safeParse(getValues('children')).error?.issues ?? [];
    const ofOpen = issues.filter(({ path }) => path[0] === open);
    const errors = ofOpen.map(({ path, message }) => ({ path: ['children', ...path].join('.'), message }));
    if (showFieldErrors(form, errors).length === 0) return true;
    setRefusals((count) => count + 1);
    return false;
  };

  return {
    fields,
    open,
    status,
    suggestion,
    /** How often the open child was found wanting. */
    refusals,
    /** What has just happened to the list, for screen readers. */
    announcement,
    /** Whether the block was opened by the user, who then goes on in it. */
    hasMoved,

    add() {
      if (!isOpenValid()) return;
      setAnnouncement(`${nameOf(getValues(`children.${open}`))} was added.`);
      append(EMPTY_CHILD, { shouldFocus: false });
      openAt(fields.length);
    },

    edit(index: number) {
      if (isUntouched(getValues(`children.${open}`))) {
        remove(open);
        // Whoever stood behind the removed one has moved up.
        openAt(index > open ? index - 1 : index);
      } else if (isOpenValid()) {
        openAt(index);
      }
    },

    remove(index: number) {
      setAnnouncement(`${nameOf(getValues(`children.${index}`))} was removed.`);
      remove(index);
      if (index < open) setOpen(open - 1);
    },

    clear() {
      const others = getValues('children').filter((_child, index) => index !== open);
      clearErrors('children');
      replace([...others, EMPTY_CHILD]);
      openAt(others.length);
    },

    openFirstWithError() {
      const index = fields.findIndex((_field, place) => formState.errors.children?.[place]);
      if (index >= 0) openAt(index);
    },
  };
}

function nameOf({ firstName, lastName }: ChildFields): string {
  return `${firstName} ${lastName}`;
}
