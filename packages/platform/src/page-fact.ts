import { factMark, type PageFact } from '@wattle/contract/page-facts';

/**
 * What only the server of the page knows: it says so in meta elements, and fills in what is rendered to HTML. One of
 * before says nothing.
 */
export function pageFact(fact: PageFact): string | undefined {
  if (typeof document === 'undefined') return factMark(fact);
  return document.querySelector<HTMLMetaElement>(`meta[name="${fact}"]`)?.content;
}
