import { randomBytes, randomUUID } from 'node:crypto';
import { type Credentials, callApi } from './api-calls';
import type { Product } from './product';

export interface Child extends Credentials {
  firstName: string;
  lastName: string;
  grade: number;
  school: string;
}

/** A family of two children that nobody else has made up. */
export function aFamily() {
  const mark = randomUUID().slice(0, 8);
  const child = { lastName: 'Iyer', school: 'Dawn Street Public School', password: 'wattle-bird-sings' };
  const children: [Child, Child] = [
    { ...child, firstName: 'Priya', grade: 5, username: `priya.${mark}` },
    { ...child, firstName: 'Arjun', grade: 7, username: `arjun.${mark}` },
  ];
  return {
    parent: { firstName: 'Meera', lastName: 'Iyer', phone: '0400 000 000', email: `meera-${mark}@example.com` },
    children,
    terms: true,
  };
}

/** A child whose family has signed up. */
export async function aStudent(product: Pick<Product, 'apiUrl'>): Promise<Credentials> {
  const { children } = await signUpFamily(product);
  return children[0];
}

/** A family that has signed up. */
export async function signUpFamily({ apiUrl }: Pick<Product, 'apiUrl'>) {
  const family = aFamily();
  await callApi(apiUrl, 'POST', 'auth/signup', { headers: { 'X-Forwarded-For': anAddress() }, body: family });
  return family;
}

/** Families live in networks of their own; from one of them only some may sign up within an hour. */
function anAddress(): string {
  return ['10', ...randomBytes(3)].join('.');
}
