import {
  blankStem,
  gapOf,
  gapStem,
  gapsIn,
  PLACE_NAMES,
  type PlaceFormat,
  placeStem,
  withGap,
} from '@wattle/contract/question-format';

/** How many gaps or blanks a passage has, and what is wrong with their numbers. */
export function placesHint(passage: string, format: PlaceFormat): string {
  const name = PLACE_NAMES[format];
  const places = gapsIn(passage);
  if (places.length === 0) return `It has no ${name} yet.`;
  const wrong = places.find((place, index) => place !== index + 1);
  const count = places.length === 1 ? `It has one ${name}` : `It has ${places.length} ${name}s`;
  return wrong === undefined ? `${count}.` : `${count}, and [${wrong}] is out of order.`;
}

/** A stem that asks about another gap or blank; words of its own are kept. */
export function stemForPlace(stem: string, place: number, format: PlaceFormat): string {
  const named = gapOf(stem);
  // The format may have changed since it was offered.
  const isUsual = named !== undefined && [gapStem(named), blankStem(named)].includes(stem.trim());
  if (named !== undefined && !isUsual) return withGap(stem, place);
  return [isUsual ? '' : stem.trim(), placeStem(format, place)].filter(Boolean).join(' ');
}

/** The stem of the next question about the same passage; empty when it has no further gap or blank. */
export function nextPlaceStem(stem: string, passage: string, format: PlaceFormat): string {
  const places = gapsIn(passage);
  const next = places[places.indexOf(gapOf(stem) ?? 0) + 1];
  return next === undefined ? '' : stemForPlace(stem, next, format);
}
