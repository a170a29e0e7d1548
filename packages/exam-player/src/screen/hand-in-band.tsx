import { Band } from './band';

/** Stays until the test is handed in: a message alone is gone before a child has read it. */
export function HandInBand({ isPending }: { isPending: boolean }) {
  return (
    <Band role="status" $isSeen={isPending}>
      {isPending && 'Your test is not handed in yet. Press Submit again when you are online.'}
    </Band>
  );
}
