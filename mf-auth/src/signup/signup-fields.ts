import { zodResolver } from '@hookform/resolvers/zod';
import { signupRequestSchema } from '@wattle/contract/accounts';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** A parent who is logged in and adds children is not asked for again. */
const formSchema = signupRequestSchema.partial({ parent: true });

/** What the form holds: a request that has not been checked, whose last child is the block that is being filled in. */
export type SignupFields = (typeof formSchema)['_zod']['input'];
export type CheckedFields = (typeof formSchema)['_zod']['output'];
export type ChildFields = SignupFields['children'][number];

export const EMPTY_CHILD: ChildFields = {
  username: '',
  password: '',
  firstName: '',
  lastName: '',
  grade: '',
  school: '',
  exam: '',
};

export const CHILD_FIELDS = Object.keys(EMPTY_CHILD) as (keyof ChildFields)[];

export const EMPTY_PARENT: NonNullable<SignupFields['parent']> = { firstName: '', lastName: '', phone: '', email: '' };

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
export function signupResolver(isTaken: (username: string) => boolean): Resolver<SignupFields, unknown, CheckedFields> {
  const check = zodResolver(formSchema.extend({ children: childrenSchema(isTaken) }));
  return ({ children, ...rest }, context, options) => {
    const started = isUntouched(children.at(-1)) ? children.slice(0, -1) : children;
    return check({ ...rest, children: started }, context, options);
  };
}
