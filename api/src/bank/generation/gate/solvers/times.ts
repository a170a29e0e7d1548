import { clockTime, isSameQuantity, quantity, quantityOf } from '@wattle/question-bank';
import type { Solver } from './solver';

const CLOCK = String.raw`\d{1,2}(?::\d{2})? ?[ap]m`;
const SPAN = new RegExp(
  `^[^.?]*?\\b(?:starts|begins|leaves|opens)[^.?\\d]* at (${CLOCK}) and (?:ends|finishes|arrives|closes)[^.?\\d]* at (${CLOCK})\\.\\s+How long (?:is|does|was) [^?]+\\?$`,
  'iu',
);

/** A film starts at 1:45 pm and ends at 3:20 pm. How long is it? */
export const solveTimeSpan: Solver = (question) => {
  const [, from = '', to = ''] = SPAN.exec(question.trim()) ?? [];
  const [start, end] = [clockTime(from), clockTime(to)];
  if (!start || !end) return undefined;
  const minutes = end.amount.sub(start.amount);
  const span = quantity(minutes.lt(0) ? minutes.add(1440) : minutes, 'time');
  return (option) => isSameQuantity(option, span);
};

const END = new RegExp(
  `^[^.?]*?\\b(?:starts|begins|leaves)[^.?\\d]* at (${CLOCK})(?:,| and) (?:lasts|takes|flies for|runs for)(?: for)? ([^.?]+?)(?: and (?:ends|lands|finishes|arrives)[^.?]*)?\\.\\s+(?:At what time|When|What time) does (?:it|the \\w+) (?:end|finish|land|arrive)\\?$`,
  'iu',
);

/** A lesson begins at 11:20 am and lasts 55 minutes. At what time does it end? */
export const solveEndTime: Solver = (question) => {
  const [, from = '', duration = ''] = END.exec(question.trim()) ?? [];
  const [start, length] = [clockTime(from), quantityOf(duration)];
  if (!start || length?.kind !== 'time') return undefined;
  const end = quantity(start.amount.add(length.amount).mod(1440), 'clock');
  return (option) => isSameQuantity(option, end);
};
