import { addDays } from '@wattle/contract/calendar';

/** An event that lasts a whole day and leaves it free. */
export interface CalendarEvent {
  /** The same in each calendar of a child, so that a calendar that has the event replaces it. */
  uid: string;
  /** Its first day, a date. */
  day: string;
  summary: string;
  description: string;
  /** How it is repeated, as RFC 5545 has it. */
  rule?: string;
}

const MAX_OCTETS = 75;

/** A calendar as RFC 5545 has it, which Google, Apple and Outlook read. Days need no time zone. */
export function icalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wattle//Practice//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, day, summary, description, rule }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    // A later file wins over an earlier one, also where somebody corrects a day at once. It has 31 bits.
    `SEQUENCE:${Math.floor(now.getTime() / 10_000)}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    // Outlook wants the end rather than a duration.
    `DTEND;VALUE=DATE:${basicDate(addDays(day, 1))}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

export function basicDate(day: string): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** A line is at most 75 octets long, and no character is cut: further ones begin with a space. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > MAX_OCTETS) parts.push(` ${character}`);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n');
}
