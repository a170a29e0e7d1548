import { randomBytes, randomUUID } from 'node:crypto';
import type { Exam } from '@wattle/contract/constants';
import { type Credentials, callApi } from './api-calls';
import type { Product } from './product';

export interface Child extends Credentials {
  firstName: string;
  lastName: string;
  grade: number;
  school: string;
  exam?: Exam;
}

/**
 * A family of two children that nobody else has made up.
 *
 * @param first - What is told of the first child in place of what else is.
 */
export function aFamily(first: Partial<Child> = {}) {
  const mark = randomUUID().slice(0, 8);
  const child = { lastName: 'Iyer', school: 'Dawn Street Public School', password: 'wattle-bird-sings' };
  const children: [Child, Child] = [
    { ...child, firstName: 'Priya', grade: 5, username: `priya.${mark}`, ...first },
    { ...child, firstName: 'Arjun', grade: 7, username: `arjun.${mark}` },
  ];
  return {
    parent: { firstName: 'Meera', lastName: 'Iyer', phone: '0400 000 000', email: `meera-${mark}@example.com` },
    children,
    terms: true,
  };
}

/** A child whose family has signed up. */
export async function aStudent(product: Pick<Product, 'apiUrl'>, about?: Partial<Child>): Promise<Credentials> {
  const { children } = await signUpFamily(product, about);
  return children[0];
}

/** A family that has signed up. */
export async function signUpFamily({ apiUrl }: Pick<Product, 'apiUrl'>, first?: Partial<Child>) {
  const family = aFamily(first);
  await callApi(apiUrl, 'POST', 'auth/signup', { headers: { 'X-Forwarded-For': anAddress() }, body: family });
  return family;
}

/** Families live in networks of their own; from one of them only some may sign up within an hour. */
function anAddress(): string {
  return ['10', ...randomBytes(3)].join('.');
}
