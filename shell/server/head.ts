import { factMark, PAGE_FACTS, type PageFacts } from '@wattle/contract/page-facts';
import type { FirstPaint } from './first-paint';

export function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** What search engines show of a page, and those who share it. They take absolute addresses only. */
export function describingElements(
  { title, head }: Pick<FirstPaint, 'title' | 'head'>,
  pathname: string,
  publicUrl: string,
): string {
  if (!head) return '';
  const { description, canonical = pathname, image } = head;
  const url = new URL(canonical, publicUrl).href;
  const properties: Record<string, string> = {
    'og:site_name': 'Wattle',
    'og:type': 'website',
    'og:locale': 'en_AU',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image && {
      'og:image': new URL(image.file, publicUrl).href,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:alt': image.alt,
    }),
  };
  return [
    named('description', description),
    `<link rel="canonical" href="${asText(url)}">`,
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${asText(content)}">`),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('');
}

/** Says what only this server knows. */
export function factElements(facts: PageFacts): string {
  return PAGE_FACTS.map((fact) => named(fact, facts[fact])).join('');
}

/** Fills it in where the HTML of a page leaves it open. */
export function withFacts(html: string, facts: PageFacts): string {
  return PAGE_FACTS.reduce((filled, fact) => filled.replaceAll(factMark(fact), () => asText(facts[fact])), html);
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${asText(content)}">`;
}
