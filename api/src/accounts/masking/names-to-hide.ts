/** Words that schools share: alone they tell nobody which school it is. */
const OF_ANY_SCHOOL = new Set(
  (
    'academy and anglican area baptist boys campus catholic central christian church coeducational college community ' +
    'east girls grammar high holy infants islamic junior kindergarten ladies lady lutheran middle new north of our park ' +
    'parish primary private public road s saint saints school schools secondary selective senior south st state street ' +
    'the west'
  ).split(' '),
);

/** A name as it stands, and each of its parts: of Anne-Marie O’Brien, who is also called Anne, or Brien. */
export function namesOfPerson(name: string): string[] {
  return [name, ...name.split(/[\s'’-]+/).filter((part) => [...part].length > 1)];
}

/** The whole name of a school, the words that no other school has, and its initials. */
export function namesOfSchool(school: string): string[] {
  const words = school.split(/[\s,()-]+/).filter((word) => word !== '');
  const own = words.filter((word) => !OF_ANY_SCHOOL.has(word.toLowerCase()) && [...word].length > 1);
  if (own.length === 0) return [];
  const initials = words.filter((word) => !/^(?:of|the|and)$/i.test(word)).map((word) => word.charAt(0));
  return [school, ...own, ...(initials.length > 2 ? [initials.join('')] : [])];
}
