import { oncePerPage } from '@wattle/platform';
import { markRead, unmark } from './marks';
import { type ReadBlock, rangeOf } from './read-blocks';
import { type Sentence, sentencesOf } from './sentences';
import type { SpokenWord } from './spoken-words';

export type ReaderStatus = 'idle' | 'reading' | 'paused';

/** A voice that has not begun by then is not heard. */
const SILENCE_MS = 5_000;

/** More than the slowest voice takes for a word at its usual pace. */
const WORD_MS = 1_000;

/** So often in a row an utterance may die: some voices tell neither their end nor an error. */
const MAX_DEATHS = 2;

/** A page has one voice: whoever begins to read ends what another part of the page reads. */
const voice = oncePerPage('voice', (): { reader?: Pick<Reader, 'stop'> | undefined } => ({}));

interface ReaderOptions {
  /** How fast; 1 is the usual pace of the voice. */
  paceOf: () => number;
  onStatus: (status: ReaderStatus) => void;
  /** The voice is not heard. */
  onSilence: () => void;
}

/**
 * Reads blocks of the page by the speech synthesis of the browser, sentence by sentence. A pause is an end that remembers
 * its word, because browsers lose their own pauses.
 */
export class Reader {
  private find: () => readonly ReadBlock[] = () => [];
  private blocks: readonly ReadBlock[] = [];
  private sentences: Sentence[] = [];
  private current = 0;
  /** Words before this place of the block have been said. */
  private at = 0;
  /** Events of an utterance that was cut off are not heard. */
  private utterance: SpeechSynthesisUtterance | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private deaths = 0;
  private heardWord: SpokenWord | undefined;

  constructor(private readonly options: ReaderOptions) {}

  /**
   * @param find - Gives the blocks as they are on the page now.
   * @param from - A place in a block; without it, it begins at the first one.
   */
  read(find: () => readonly ReadBlock[], from = { block: 0, at: 0 }): void {
    this.find = find;
    this.blocks = find();
    this.sentences = sentencesOf(this.blocks);
    this.deaths = 0;
    const place = this.sentences.findIndex(
      ({ block, end }) => block > from.block || (block === from.block && end > from.at),
    );
    this.goTo(place, from.at);
  }

  pause(): void {
    this.cutOff();
    this.options.onStatus('paused');
  }

  resume(): void {
    this.say();
  }

  stop(): void {
    this.cutOff();
    if (voice.reader === this) voice.reader = undefined;
    unmark();
    this.options.onStatus('idle');
  }

  /** To the paragraph before this one, or after it; back leads to the beginning of this one first. */
  move(step: 1 | -1): void {
    const { block = 0 } = this.sentences[this.current] ?? {};
    const first = this.sentences.findIndex((each) => each.block === block);
    const isInside = this.current > first || this.at > (this.sentences[first]?.words[0]?.end ?? 0);
    const wanted = step === 1 ? block + 1 : isInside ? block : block - 1;
    const next = this.sentences.findIndex((each) => each.block >= Math.max(0, wanted));
    this.goTo(next, 0);
  }

  private goTo(sentence: number, at: number): void {
    this.current = sentence;
    this.at = at;
    this.say();
  }

  private say(): void {
    if (voice.reader !== this) voice.reader?.stop();
    voice.reader = this;
    this.cutOff();
    const sentence = this.sentences[this.current];
    if (!sentence) {
      this.stop();
      return;
    }
    const words = sentence.words.filter(({ end }) => end > this.at);
    const offsets = offsetsOf(words.map(({ say }) => say));
    const utterance = new SpeechSynthesisUtterance(words.map(({ say }) => say).join(' '));
    const preferred = preferredVoice(speechSynthesis.getVoices());
    const rate = this.options.paceOf();
    Object.assign(utterance, { lang: preferred?.lang ?? 'en-AU', voice: preferred ?? null, rate });
    const heard = (event: () => void) => () => {
      if (this.utterance !== utterance) return;
      event();
      if (this.utterance !== utterance) return;
      // A voice that tells its words is heard again at the next one.
      const silentWords = this.heardWord ? 0 : words.length;
      this.watch((SILENCE_MS + silentWords * WORD_MS) / rate, () => this.survive(sentence));
    };
    utterance.onstart = heard(() => undefined);
    utterance.onboundary = (event) =>
      heard(() => {
        if (event.name === 'sentence') return;
        const word = words[offsets.findLastIndex((offset) => offset <= event.charIndex)];
        if (!word) return;
        this.at = word.start;
        this.heardWord = word;
        this.mark(sentence, word);
      })();
    utterance.onend = heard(() => {
      this.deaths = 0;
      this.goTo(this.current + 1, 0);
    });
    utterance.onerror = heard(() => this.fail());
    this.utterance = utterance;
    this.heardWord = undefined;
    this.watch(SILENCE_MS, () => this.fail());
    // A voice may tell no words: then the sentence is marked.
    this.mark(sentence);
    this.options.onStatus('reading');
    speechSynthesis.speak(utterance);
  }

  private mark({ block: index, start, end }: Sentence, word?: SpokenWord): void {
    // What the child does to a text, such as a highlight, may put other nodes in its place.
    if (this.blocks[index]?.pieces.some(({ node }) => !node.isConnected)) {
      const found = this.find();
      this.blocks = this.blocks.map((block, at) => (found[at]?.text === block.text ? found[at] : block));
    }
    const block = this.blocks[index];
    if (block) markRead(block.element, rangeOf(block, start, end), word && rangeOf(block, word.start, word.end));
  }

  /** Something is to be heard of the voice by then. */
  private watch(ms: number, onSilence: () => void): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(onSilence, ms);
  }

  /** The voice has died: it begins anew at the word that it came to; a part without words is said once more. */
  private survive({ words }: Sentence): void {
    this.deaths += 1;
    if (this.deaths > MAX_DEATHS) this.fail();
    else if (this.heardWord ? this.heardWord !== words.at(-1) : this.deaths === 1) this.say();
    else this.goTo(this.current + 1, 0);
  }

  private fail(): void {
    this.stop();
    this.options.onSilence();
  }

  private cutOff(): void {
    clearTimeout(this.watchdog);
    this.utterance = undefined;
    if (voice.reader === this) speechSynthesis.cancel();
  }
}

function offsetsOf(words: readonly string[]): number[] {
  let offset = 0;
  return words.map((word) => {
    const start = offset;
    offset += word.length + 1;
    return start;
  });
}

/** One that needs no network first, as others die in the middle of a text; then Australian English, then other English. */
export function preferredVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) => {
    const language = lang.replace('_', '-').toLowerCase();
    const place = ['en-au', 'en-nz', 'en-gb'].indexOf(language);
    return (place < 0 ? 3 : place) + (localService ? 0 : 4);
  };
  const english = voices.filter(({ lang }) => /^en\b|^en_/i.test(lang));
  return english.toSorted((one, other) => rank(one) - rank(other))[0];
}
