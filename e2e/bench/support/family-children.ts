/** A child whose family has signed up. */
export interface Child {
  username: string;
  password: string;
}

const PASSWORD = 'correct horse';
/** As many as a family may have. */
const CHILDREN_OF_A_FAMILY = 10;

/** Signs up families until there are so many children; at one account only a few log-ins may be tried at once. */
export async function signUpChildren(url: string, count: number): Promise<Child[]> {
  const children = Array.from({ length: count }, (_each, index) => ({ username: `child${index}`, password: PASSWORD }));
  for (let from = 0; from < count; from += CHILDREN_OF_A_FAMILY) {
    const family = children.slice(from, from + CHILDREN_OF_A_FAMILY);
    const response = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        parent: { firstName: 'Bench', lastName: 'Parent', phone: '0400 000 000', email: 'bench@example.com' },
        children: family.map((child) => ({ ...child, firstName: 'Child', lastName: 'Parent', grade: 5 })),
        terms: true,
      }),
    });
    if (response.status !== 201) throw new Error(`The response to the sign-up was ${response.status}`);
  }
  return children;
}
