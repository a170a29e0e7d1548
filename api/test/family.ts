import type { SignupRequest } from '@wattle/contract/accounts';
import type { TestApi } from './start-api';
import { uniqueEmail } from './unique';

export const PASSWORD = 'correct horse';

/** A parent with one child for each username. */
export function aFamily(...usernames: string[]): SignupRequest {
  return {
    parent: { firstName: 'Lakshmi', lastName: 'Iyer', phone: '0412 345 678', email: uniqueEmail('lakshmi') },
    children: usernames.map((username) => ({
      firstName: 'Priya',
      lastName: 'Iyer',
      grade: 5,
      school: 'Station Street Public School',
      username,
      password: PASSWORD,
    })),
    terms: true,
  };
}

type Client = ReturnType<TestApi['browser']>;

export const signUp = (client: Client, family: object) => client.post('/api/auth/signup').send(family);

export const logIn = (client: Client, name: string, password = PASSWORD) =>
  client.post('/api/auth/login').send({ email_or_username: name, password });
