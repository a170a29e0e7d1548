import { anyOf, type Check, sentencesOf, wordsOf } from './check';

const ABOUT_THE_CHILD = anyOf(
  `(?:your|you) (?:\\w+ ){0,2}(?:street|address|suburb|town|city|postcode|phone|mobile|telephone|e-?mail address|birthday|age|surname|last name|full name|first name|real name|name|username|password|school|teacher|class(?:room)?|house number|home address|account|photo|picture of you),
  (?:what|which|where|how|when|who) (?:\\w+ ){0,3}(?:you live|do you live|you go to school|are you from|old are you|you were born|is your (?:name|school|home|house|birthday)|(?:suburb|town|street|city|school) (?:do|are|is) you\\w*),
  where (?:you|your family) (?:live|lives|are from|come from|go to school), how old you (?:are|were), old are you, your real (?:street|town|age|school|home), (?:live|living) (?:in|at|near) (?:your|which|what),
  (?:name|names) of your (?:street|town|suburb|school|city|teacher|pet|family)`,
);
const ADDRESS =
  /\b\d{1,4}[a-z]?,? (?:\p{L}+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|dr|court|ct|place|pl|crescent|parade|close|way|highway|terrace)\b|\S@\S|\b(?:nsw|vic|qld|tas|act|wa|sa|nt) \d{4}\b|\b(?:0\d|\+61)[\d ]{7,}/iu;

/** Nothing asks who the child is or where it lives, and no address is made up for it. */
export const nothingPersonal: Check = (comment, { text }) => {
  const words = wordsOf(comment);
  const address = ADDRESS.exec(words)?.[0];
  if (address && !text.includes(address)) return `It holds an address: ${address}.`;
  const asked = sentencesOf(words).find((sentence) => ABOUT_THE_CHILD.test(sentence));
  return asked && `It asks about the child: ${asked}`;
};
