import { countWords, numberInWords } from '@wattle/contract/text';
import type { WritingObservation } from '@wattle/contract/writing-observations';

type Kind = WritingObservation['kind'];

/** In the order in which they are shown. */
const GROUPS: Record<Kind, string> = {
  spelling: 'Check these words',
  capital: 'Capital letters',
  fullStop: 'Full stops',
  longSentence: 'Long sentences',
  sameOpening: 'Sentences that begin alike',
  repeatedWord: 'Words you use often',
  oneParagraph: 'Paragraphs',
};

const KINDS = Object.keys(GROUPS) as Kind[];

export interface NoticedPlace extends WritingObservation {
  group: string;
  /** What is asked of the child; a program does not know. */
  label: string;
  /** The words that it stands at. */
  words: string;
}

/** What a program has noticed in a text, without the words that the child says are right. */
export function noticedIn(
  text: string,
  observations: readonly WritingObservation[],
  acceptedWords: readonly string[],
): NoticedPlace[] {
  const accepted = new Set(acceptedWords.map((word) => word.toLowerCase()));
  return observations
    .map((observation) => {
      const [place] = observation.places;
      const words = text.slice(place?.start, place?.end);
      return { ...observation, words, group: GROUPS[observation.kind], label: labelOf(observation, words) };
    })
    .filter(({ kind, words }) => kind !== 'spelling' || !accepted.has(words.toLowerCase()))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

function labelOf({ kind, places }: WritingObservation, words: string): string {
  const times = numberInWords(places.length);
  switch (kind) {
    case 'spelling':
      return `“${words}”: is it spelt right?`;
    case 'capital':
      return `Does “${words}” need a capital letter?`;
    case 'fullStop':
      return `Is a full stop missing after “${words}”?`;
    case 'longSentence':
      return `Long sentence: ${countWords(words)} words. Could it be two?`;
    case 'sameOpening':
      return `“${words}” begins ${times} sentences. Could one begin in another way?`;
    case 'repeatedWord':
      return `“${words}” is here ${times} times. Is there another word?`;
    case 'oneParagraph':
      return 'It is all one paragraph. Where could a new one begin?';
  }
}

/** Whether a draft still has what was noticed in the one before. Of what is about one word among many it is not known. */
export function isStillIn(draft: string, { kind, words }: NoticedPlace): boolean {
  if (kind === 'spelling') return wordsOf(draft).includes(words.toLowerCase());
  return (kind !== 'longSentence' && kind !== 'oneParagraph') || draft.includes(words);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
