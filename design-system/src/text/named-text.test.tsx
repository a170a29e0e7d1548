import { render, screen } from '@testing-library/react';
import { NamedText } from './named-text';

test.each(['Priya', 'Zoë', 'Łukasz', 'Åsa-Lena', 'O’Brien', 'Ștefan', 'Zoe\u0308'])(
  '%s is text like any other, in our own font',
  (name) => {
    const { container } = render(<NamedText name={name}>{`Hello, ${name}`}</NamedText>);
    expect(container).toHaveTextContent(`Hello, ${name.normalize()}`);
    expect(container.querySelector('bdi')).toBeNull();
  },
);

test.each(['Nguyễn', 'Bảo', '李明', '李明 Wang', 'محمد', 'आरव', 'Đức'])(
  '%s stands in one font of its own, in its own direction, wherever it stands in a sentence',
  (name) => {
    const { container } = render(<NamedText name={name}>{`${name}’s tests: ${name} took two.`}</NamedText>);
    expect(container).toHaveTextContent(`${name}’s tests: ${name} took two.`);
    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([name, name]);
  },
);

test('in a heading a Vietnamese name has the font of the heading, which has its letters', () => {
  render(
    <h1>
      <NamedText name="Bảo" />
    </h1>,
  );
  expect(getComputedStyle(screen.getByText('Bảo')).fontFamily).toBe('inherit');
});
