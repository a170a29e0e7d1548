import type { Page } from '@playwright/test';

/** As text: compilers add helpers to functions, which a page does not have. A word every half second, so that nobody misses one. */
const FAKE_VOICE = `
  const said = [];
  let timers = [];
  const synthesis = Object.assign(new EventTarget(), {
    said,
    getVoices: () => [{ lang: 'en-AU', localService: true, name: 'Kangaroo' }],
    cancel() {
      timers.forEach(clearTimeout);
      timers = [];
    },
    speak(utterance) {
      said.push(utterance.text);
      const words = [...utterance.text.matchAll(/\\S+/g)];
      const at = (index, event) => timers.push(setTimeout(event, 500 * index));
      at(0, () => utterance.onstart?.({}));
      words.forEach(({ index }, count) => at(count, () => utterance.onboundary?.({ name: 'word', charIndex: index })));
      at(words.length, () => utterance.onend?.({}));
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      constructor(text) {
        this.text = text;
      }
    },
  });
`;

/** Gives a browser that has none a voice, which makes no sound. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript({ content: FAKE_VOICE });
}

/** What the voice was given to say. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said);
}

/** The word that is marked now. */
export function markedWordOn(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('wattle-read-word') ?? [])].map(String).join(''));
}
