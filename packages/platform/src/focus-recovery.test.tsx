import { act, screen } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { renderElement } from './testing';

const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** Something that changes by a press of one of its buttons. */
function Changing({ children }: { children: (press: () => void, isPressed: boolean) => ReactNode }) {
  const [isPressed, setPressed] = useState(false);
  return children(() => setPressed(true), isPressed);
}

/** As the keyboard presses it: the focus is on it. */
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    button.click();
  });

const show = (children: (press: () => void, isPressed: boolean) => ReactNode) =>
  renderElement(<Changing>{children}</Changing>);

describe('the focus of a button that goes when it is pressed is', () => {
  test.each<[string, string, (press: () => void, isPressed: boolean) => ReactNode]>([
    [
      'on the control that came in its place',
      'Show',
      (press, isPressed) => (
        <div>
          <Button>Before</Button>
          {isPressed ? <p>{<Button>Show</Button>}</p> : <Button onClick={press}>Press</Button>}
          <Button>After</Button>
        </div>
      ),
    ],
    [
      'on the text that came in its place, where that can have it',
      'A hint',
      (press, isPressed) => (
        <div>
          {isPressed ? <p tabIndex={-1} role="note" aria-label="A hint" /> : <Button onClick={press}>Press</Button>}
          <Button>After</Button>
        </div>
      ),
    ],
    [
      'on what follows',
      'After',
      (press, isPressed) => (
        <div>
          <Button>Before</Button>
          <div>{!isPressed && <Button onClick={press}>Press</Button>}</div>
          <Button>After</Button>
        </div>
      ),
    ],
    [
      'on what stands before, where nothing follows',
      'Near',
      (press, isPressed) => (
        <div>
          <Button>Far</Button>
          <Button>Near</Button>
          {!isPressed && <Button onClick={press}>Press</Button>}
        </div>
      ),
    ],
    [
      'in the next row of a list',
      'Open two',
      (press, isPressed) => (
        <ul>
          {['one', 'two'].map(
            (row) =>
              (row !== 'one' || !isPressed) && (
                <li key={row}>
                  <Button>Open {row}</Button>
                  <Button aria-label={row === 'one' ? 'Press' : undefined} onClick={press}>
                    Delete {row}
                  </Button>
                </li>
              ),
          )}
        </ul>
      ),
    ],
    [
      'not on what is disabled',
      'After',
      (press, isPressed) => (
        <div>
          <Button disabled={isPressed} onClick={press}>
            Press
          </Button>
          <input disabled />
          <Button>After</Button>
        </div>
      ),
    ],
    [
      'on the page, where all of it went',
      'The page',
      (press, isPressed) => (
        <main tabIndex={-1} aria-label="The page">
          {isPressed ? <p>Done</p> : <Button onClick={press}>Press</Button>}
        </main>
      ),
    ],
  ])('%s', async (_where, name, children) => {
    show(children);
    await press('Press');
    expect(document.activeElement).toHaveAccessibleName(name);
  });
});

test('the focus that the user took away stays away', async () => {
  show((press, isPressed) => (
    <div>
      {!isPressed && <input aria-label="Field" />}
      <Button onClick={press}>Press</Button>
    </div>
  ));
  const field = screen.getByRole('textbox');
  await act(async () => field.focus());
  await act(async () => field.blur());
  await act(async () => screen.getByRole('button').click());
  expect(field).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

describe('a key that is held down', () => {
  /** Presses a key, and says whether the browser may act on it. */
  const keyActs = (element: Element, key: string, repeat = false) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));

  test.each(['Enter', ' '])('does not press what the focus has come to (%j)', async (key) => {
    show((press, isPressed) => (
      <ul>
        {!isPressed && <Button onClick={press}>Delete one</Button>}
        <Button>Delete two</Button>
      </ul>
    ));
    expect(keyActs(screen.getByRole('button', { name: 'Delete one' }), key)).toBe(true);
    await press('Delete one');
    const next = screen.getByRole('button', { name: 'Delete two' });
    expect(next).toHaveFocus();
    expect(keyActs(next, key, true)).toBe(false);
    expect(keyActs(next, key)).toBe(true);
  });

  test('does not submit the form of a field that the focus has come to', async () => {
    show((press, isPressed) => (
      <form>
        {!isPressed && <Button onClick={press}>Press</Button>}
        <input aria-label="Field" />
      </form>
    ));
    keyActs(screen.getByRole('button'), 'Enter');
    expect(keyActs(screen.getByRole('textbox'), 'Enter', true)).toBe(false);
  });

  test.each<[string, string, ReactNode, boolean]>([
    ['a button', 'Enter', <Button key="part">Press</Button>, false],
    [
      'a link',
      'Enter',
      <a key="part" href="#there">
        Go there
      </a>,
      false,
    ],
    ['a button that is pressed again and again', 'Enter', <Button key="part" data-repeatable />, true],
    ['a text', 'Enter', <textarea key="part" />, true],
    ['a text', ' ', <textarea key="part" />, true],
    [
      'a link, where it scrolls',
      ' ',
      <a key="part" href="#there">
        Go there
      </a>,
      true,
    ],
    ['a page', 'ArrowDown', <Button key="part">Press</Button>, true],
  ])('in %s (%j)', (_what, key, part, acts) => {
    const { container } = show(() => part);
    const [element] = container.querySelectorAll('button, a, textarea');
    if (!element) throw new Error('Nothing is shown.');
    keyActs(element, key);
    expect(keyActs(element, key, true)).toBe(acts);
  });
});

test.each([
  ['a finger leaves out a field, which would open a keyboard', false, 'After'],
  ['a key leads to the field', true, 'Field'],
])('a press by %s', async (_what, isByKeyboard, name) => {
  show((press, isPressed) => (
    <div>
      {!isPressed && <Button onClick={press}>Press</Button>}
      <input aria-label="Field" />
      <Button>After</Button>
    </div>
  ));
  const button = screen.getByRole('button', { name: 'Press' });
  // jsdom knows no pointer.
  const matches = button.matches.bind(button);
  Object.assign(button, {
    matches: (selector: string) => (selector === ':focus-visible' ? isByKeyboard : matches(selector)),
  });
  await press('Press');
  expect(document.activeElement).toHaveAccessibleName(name);
});
