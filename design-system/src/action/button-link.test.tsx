import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ButtonLink } from './button-link';

function RouterLink({ to, ...props }: { to: string } & ComponentProps<'a'>) {
  return <a href={`/base${to}`} {...props} />;
}

test('is the link of a router when it is given one', () => {
  render(
    <ButtonLink as={RouterLink} to="/signup" variant="secondary" size="dense">
      Sign up
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Sign up' });
  expect(link).toHaveAttribute('href', '/base/signup');
  expect(link).not.toHaveAttribute('variant');
});
