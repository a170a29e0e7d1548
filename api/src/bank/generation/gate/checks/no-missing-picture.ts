import type { Check } from '../generated-item';

const PICTURE = 'picture|diagram|graph|chart|table|map|figure|image|drawing|number line|grid|net';
const REFERS_TO_PICTURE = new RegExp(
  `\\b(?:the|this) (?:${PICTURE}) (?:shows?|below|above|on the right|on the left)\\b|\\b(?:shown|pictured|drawn) (?:below|above|here|in the (?:${PICTURE}))\\b|\\b(?:in|from|at|on) the (?:${PICTURE}) (?:below|above|shown)\\b|^in the (?:picture|diagram|graph|chart|figure),`,
  'im',
);

export const noMissingPicture: Check = ({ question }) => {
  const found = REFERS_TO_PICTURE.exec(question);
  return found ? `It refers to a picture (“${found[0]}”), and there is none.` : undefined;
};
