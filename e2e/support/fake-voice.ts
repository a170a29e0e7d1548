import type { Page } from '@playwright/test';

/** Gives a browser that has none a voice, which says a word every so many milliseconds and makes no sound. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const WORD_MS = 60;
    const said: string[] = [];
    let timers: ReturnType<typeof setTimeout>[] = [];
    const synthesis = Object.assign(new EventTarget(), {
      said,
      getVoices: () => [{ lang: 'en-AU', localService: true, name: 'Kangaroo' }],
      cancel: () => {
        for (const timer of timers) clearTimeout(timer);
        timers = [];
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        said.push(utterance.text);
        const words = [...utterance.text.matchAll(/\S+/g)];
        const at = (index: number, event: () => void) => timers.push(setTimeout(event, WORD_MS * index));
        at(0, () => utterance.onstart?.({} as SpeechSynthesisEvent));
        for (const [index, { index: charIndex }] of words.entries()) {
          at(index, () => utterance.onboundary?.({ name: 'word', charIndex } as SpeechSynthesisEvent));
        }
        at(words.length, () => utterance.onend?.({} as SpeechSynthesisEvent));
      },
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
}

/** What the voice was given to say. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said);
}

/** The word that is marked now. */
export function markedWordOn(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('wattle-read-word') ?? [])].map(String).join(''));
}
