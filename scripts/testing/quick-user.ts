import userEvent from '@testing-library/user-event';

type Options = Parameters<typeof userEvent.setup>[0];

const { setup, ...direct } = userEvent;

// Tests type without pauses, and press without moving to the element first, unless they hover.
Object.assign(userEvent, {
  setup: (options?: Options) => setup({ delay: null, skipHover: true, ...options }),
});

for (const name of Object.keys(direct) as (keyof typeof direct)[]) {
  Object.assign(userEvent, {
    [name]: (...args: unknown[]) => Reflect.apply(userEvent.setup()[name], undefined, args),
  });
}
