import { anyOf, type Check, wordsOf } from './check';

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty(?:-five)?|twenty five|a hundred)';
const OTHER_MARKS = /\b(?:speech|question|quotation|exclamation|punctuation|talking|pencil) marks?\b/gi;
const SCORE = anyOf(
  `${NUMBER} ?(?:/|out of|of (?:your|the|all)?) ?${NUMBER}, ${NUMBER} ?(?:marks?|points?|stars?|percent|per cent|ticks?), \\d+ ?%,
  (?:full|top|high|highest|higher|low|lower|extra|more|fewer|few|most|maximum|half|bonus|good|all|any|no|some|your|the|a|another|one more|better|exam) (?:marks?|points?|scores?|grades?|bands?),
  (?:lose|losing|lost|gain|gains|gained|earn|earns|earned|get|gets|getting|cost|costs|worth|drop|dropped|give|gives|win|wins) (?:\\w+ ){0,3}(?:marks?|points?|grades?),
  marks? (?:down|off|scheme|out), points? (?:off|lost),
  scor(?:e|es|ed|ing)(?! (?:a|the|his|her|their|another|\\w+ing) (?:goal|try|run|basket)), grad(?:e|es|ed|ing), percentages?, per ?cent, rubrics?, criteri(?:on|a), assess(?:ed|ment|or)s?, examiners?, markers?,
  (?:upper|lower|middle|top) bands?, bands? (?:\\d|one|two|three|four|five|six), levels? ?(?:\\d|one|two|three|four|five|six),
  (?:top|high|highest|higher|next|low|lower|good|strong|solid|expected|pass|excellent|basic|advanced|year|grade|stage)[- ]levels?, levels? (?:of|for) (?:a |your )?(?:year|age|grade|stage),
  (?:above|below|at|beyond) (?:the )?(?:average|standard|level|expectations?), for (?:your|a child of your) (?:age|year),
  (?:an?|your|solid|strong|low|high) [a-f](?:[+-]|\\b(?= (?:for|text|piece|here|in|from|grade|at)|[.!,])), [a-f][+-], (?:gold|five|four|three|two) stars?, \\w+-star,
  scales?, judges?, satisfactory, (?:in|at the) front, mastered, ready for (?:year|high|the), (?:pass|passes|passed|fail|fails|failed) (?:this|the|a) (?:test|exam|task|part), top of (?:the|your) class, (?:best|nearly|last|another|next|only) marks?, results?, excellent, expect(?:ed|ation|ations)?, ranks?, ranked, selective(?: school)?,
  half ?way to full, nearly full, (?:thumbs|two thumbs) up, rating, rated, average, standards?, (?:middle|top|bottom|upper|lower|high|low|end) (?:\\w+ )?(?:of the )?(?:range|scale|class|pack|end), ahead of (?:\\w+ ){0,2}(?:children|kids|others|class|students|year), (?:better|worse|more|stronger|weaker|further|less) than (?:most|other|many|some|all|the other)(?: (?:children|kids|students|texts|stories|writers))?, (?:most|other|many) (?:children|kids|students|writers) (?:\\w+ )?(?:your|this|of|at|in|do|would|can|write),
  (?:year|grade|stage) (?:\\d+|three|four|five|six|seven|eight) (?:work|writing|standard|text|child|student|kid|level)s?, (?:high ?school|kindergarten|infants?|adult) (?:work|writing|level|standard|text), a (?:pass|fail|distinction|credit|merit)`,
);

/** A person gives marks: no score, level, grade or comparison, in figures or in words, and no figure that the text lacks. */
export const noScore: Check = (comment, { text }) => {
  const words = wordsOf(comment).replace(OTHER_MARKS, ' ');
  const found = SCORE.exec(words)?.[0] ?? words.match(/\d+/g)?.find((figure) => !text.match(/\d+/g)?.includes(figure));
  return found ? `It gives a score: ${found}.` : undefined;
};
