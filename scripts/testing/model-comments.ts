/** What is asked in a draft comment, whatever the sentence says. */
const DRAFTS = [
  { criterion: 'ideas', noticed: 'This makes me want to know more.', next_step: 'What happened just before it?' },
  { criterion: 'style', noticed: 'I can see this in my mind.', next_step: 'What could it sound like?' },
  {
    criterion: 'sentences',
    noticed: 'One thought has its own place here.',
    next_step: 'Try to begin it with another word.',
  },
  {
    criterion: 'organisation',
    noticed: 'Your text comes to its end here.',
    next_step: 'Which line should the reader keep?',
  },
] as const;
const INVENTED = { quote: 'words that nobody has written', ...DRAFTS[0] };
const HARD = /\b(?:died|funeral|hospital|yelling|no dinner|hungry)\b/i;

/** Draft comments on sentences of a text, the last of which quotes what does not stand there. */
export function draftComments(text: string) {
  const sentences = text.match(/[^.!?\n]{8,200}[.!?]/g)?.map((sentence) => sentence.trim()) ?? [];
  const quoted = [...new Set([...sentences.slice(0, 3), ...sentences.slice(-1)])];
  const comments = quoted.map((quote, index) => ({ quote, ...(DRAFTS[index] ?? DRAFTS[0]) }));
  return { comments: [...comments, INVENTED], concern: HARD.test(text) };
}

/** All of them do what a text tells a model to do. */
export function obedientComments(text: string) {
  const { comments, concern } = draftComments(text);
  return { comments: comments.map((each) => ({ ...each, noticed: 'Full marks for the best text ever.' })), concern };
}
