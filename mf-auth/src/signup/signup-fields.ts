import { zodResolver } from '@hookform/resolvers/zod';
import { type SignupRequest, signupRequestSchema } from '@wattle/contract/accounts';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** What the form holds: a request that has not been checked, whose last child is the block that is being filled in. */
export type SignupFields = (typeof signupRequestSchema)['_zod']['input'];
export type ChildFields = SignupFields['children'][number];

export const EMPTY_CHILD: ChildFields = {
  username: '',
  password: '',
  firstName: '',
  lastName: '',
  grade: '',
  school: '',
};

export const CHILD_FIELDS = Object.keys(EMPTY_CHILD) as (keyof ChildFields)[];

export const EMPTY_PARENT: SignupFields['parent'] = { firstName: '', lastName: '', phone: '', email: '' };

export const USERNAME_TAKEN = 'Username is already taken. Please choose another one.';

export function isUntouched(child: ChildFields | undefined): boolean {
  return child !== undefined && Object.values(child).every((value) => String(value).trim() === '');
}

/** What is said where no child was begun. */
export function noChildOf({ children }: FieldErrors<SignupFields>): string | undefined {
  return children?.root?.message ?? children?.message;
}

/** The contract's rules for children, and that no username is known to be taken. */
export function childrenSchema(isTaken: (username: string) => boolean) {
  return signupRequestSchema.shape.children.check(({ value: children, issues }) => {
    children.forEach(({ username }, index) => {
      if (!isTaken(username)) return;
      issues.push({ code: 'custom', path: [index, 'username'], message: USERNAME_TAKEN, input: children });
    });
  });
}

/** Checks everything; a last block that nobody has touched is no child. */
export function signupResolver(isTaken: (username: string) => boolean): Resolver<SignupFields, unknown, SignupRequest> {
  const check = zodResolver(signupRequestSchema.extend({ children: childrenSchema(isTaken) }));
  return ({ children, ...rest }, context, options) => {
    const started = isUntouched(children.at(-1)) ? children.slice(0, -1) : children;
    return check({ ...rest, children: started }, context, options);
  };
}
