import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

type Options = Parameters<typeof userEvent.setup>[0];

const { setup, ...direct } = userEvent;

/** Whether an element takes presses is asked where the page has its styles: nothing else forbids them. */
const pointerEventsCheck = () =>
  document.querySelector('style') ? PointerEventsCheckLevel.EachApiCall : PointerEventsCheckLevel.Never;

// Tests type without pauses, and press without moving to the element first, unless they hover.
Object.assign(userEvent, {
  setup: (options?: Options) =>
    setup({ delay: null, skipHover: true, pointerEventsCheck: pointerEventsCheck(), ...options }),
});

for (const name of Object.keys(direct) as (keyof typeof direct)[]) {
  Object.assign(userEvent, {
    [name]: (...args: unknown[]) => Reflect.apply(userEvent.setup()[name], undefined, args),
  });
}
