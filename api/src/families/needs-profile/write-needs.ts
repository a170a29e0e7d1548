import {
  breaksSentence,
  LARGE_PRINT_SENTENCE,
  type Needs,
  PNP_NAMESPACE,
  PNP_SCHEMA,
  wordsAMinute,
  zoomAmount,
} from './needs';

/** A feature of the record with what it holds, and whether it is on from the start or only offered. */
interface Feature {
  name: string;
  xml: string;
  activation?: 'at-initialization' | 'as-option';
}

/** As an XML record. Its features stand in the order of the schema. */
export function needsXml({ allowances, display }: Needs): string {
  const features = [
    ...timeFeatures(allowances),
    ...screenFeatures(display),
    ...spokenFeatures(allowances, display),
    ...environmentFeatures(allowances),
    ...textFeatures(display),
  ];
  const set = (activation: Feature['activation']) => {
    const names = features.filter((each) => each.activation === activation).map(({ name }) => `<${name}/>`);
    return names.length > 0 ? [`<activate-${activation}-set>${names.join('')}</activate-${activation}-set>`] : [];
  };
  const parts = [...features.map(({ xml }) => xml), ...set('at-initialization'), ...set('as-option')];
  return `<?xml version="1.0" encoding="UTF-8"?>
<access-for-all-pnp xmlns="${PNP_NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${PNP_NAMESPACE} ${PNP_SCHEMA}">
${parts.map((part) => `  ${part}\n`).join('')}</access-for-all-pnp>
`;
}

function timeFeatures({ extraTime }: Needs['allowances']): Feature[] {
  if (!extraTime) return [];
  const multiplier = `<time-multiplier>${(100 + extraTime) / 100}</time-multiplier>`;
  return [feature('additional-testing-time', multiplier)];
}

function screenFeatures({ lineFocus, zoom = '100' }: Needs['display']): Feature[] {
  return [
    ...(lineFocus === 'on' ? [feature('line-reader', '', 'at-initialization')] : []),
    ...(zoom === '100'
      ? []
      : [feature('magnification', `<all-content zoom-amount="${zoomAmount(zoom)}"/>`, 'at-initialization')]),
  ];
}

/** What is only granted for timed tests is offered; where the child always listens, it is on. */
function spokenFeatures(
  allowances: Needs['allowances'],
  { readAloud, pace = 'Usual pace' }: Needs['display'],
): Feature[] {
  const isOn = readAloud === 'on';
  if (!isOn && !allowances.readAloud) return [];
  const rate = pace === 'Usual pace' ? '' : `<speech-rate>${wordsAMinute(pace)}</speech-rate>`;
  const content = `<reading-type>computer-read-aloud</reading-type>${rate}`;
  return [feature('spoken', content, isOn ? 'at-initialization' : 'as-option')];
}

function environmentFeatures({ restBreaks, largePrint }: Needs['allowances']): Feature[] {
  const sentences = [
    ...(restBreaks ? [breaksSentence(restBreaks)] : []),
    ...(largePrint ? [LARGE_PRINT_SENTENCE] : []),
  ];
  if (sentences.length === 0) return [];
  const description = `<description>${sentences.join(' ')}</description>`;
  return [feature('environment', `${description}${restBreaks ? '<breaks>true</breaks>' : ''}`)];
}

/** Wider spacing of Wattle, as parts of the size of the letters. */
function textFeatures({ spacing }: Needs['display']): Feature[] {
  if (spacing !== 'wider') return [];
  const content = '<line-height>2</line-height><letter-spacing>0.1</letter-spacing><word-spacing>0.3</word-spacing>';
  return [feature('text-appearance', content, 'at-initialization')];
}

function feature(name: string, content: string, activation?: Feature['activation']): Feature {
  const xml = content ? `<${name}>${content}</${name}>` : `<${name}/>`;
  return { name, xml, ...(activation && { activation }) };
}
