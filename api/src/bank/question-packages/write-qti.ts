import { MAX_WRITING_CHARACTERS, SUBJECT_NAMES } from '@wattle/contract/constants';
import { optionsOf } from '@wattle/contract/options';
import { skillOf } from '@wattle/contract/skills';
import type { StoredQuestion } from '../questions/question.schema';
import { FACT_NAMES } from './package-item';
import { blocksHtml, escaped, inlineHtml } from './text-blocks';

/** A question, and where its package has its passages and pictures; paths are from the root of the package. */
export interface ItemParts {
  question: StoredQuestion;
  passages: { identifier: string; path: string }[];
  image?: string | undefined;
  explanationImage?: string | undefined;
}

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const SCHEMA = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd';
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ROOT = `xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} ${SCHEMA}"`;
const MATCH_CORRECT = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml';
const TITLE_CHARACTERS = 80;

/** Feedback that is shown after any answer; the others have the letter of their option. */
const EXPLANATION = 'EXPLANATION';

export const itemIdentifier = ({ _id }: StoredQuestion) => `item-${_id}`;

/** A passage or an extract that questions share. */
export function stimulusXml(identifier: string, text: string, isStructured: boolean): string {
  return `${HEADER}<qti-assessment-stimulus ${ROOT} identifier="${identifier}" title="${titleOf(text)}" xml:lang="en-AU">
  <qti-stimulus-body>${blocksHtml(text, isStructured)}</qti-stimulus-body>
</qti-assessment-stimulus>
`;
}

/** A question as an item of QTI 3.0 (docs/bank.md). */
export function itemXml(parts: ItemParts): string {
  const { question, passages } = parts;
  const references = passages.map(
    ({ identifier, path }) =>
      `\n  <qti-assessment-stimulus-ref identifier="${identifier}" href="../${path}" title="Text"/>`,
  );
  const places = passages.map(
    ({ identifier }) => `<div class="qti-shared-stimulus" data-stimulus-idref="${identifier}"></div>`,
  );
  const feedback = feedbackXml(parts);
  return `${HEADER}<qti-assessment-item ${ROOT} identifier="${itemIdentifier(question)}" title="${titleOf(question.question)}" adaptive="false" time-dependent="false" xml:lang="en-AU">
${declarations(question)}${references.join('')}
  <qti-item-body>${places.join('')}${bodyXml(parts)}</qti-item-body>
${processing(question, feedback !== '')}${feedback}
</qti-assessment-item>
`;
}

const isWriting = ({ subject }: StoredQuestion) => subject === 'Writing';
const isGap = ({ format }: StoredQuestion) => format === 'gap';

function declarations(question: StoredQuestion): string {
  const type = isWriting(question) ? 'string' : isGap(question) ? 'directedPair' : 'identifier';
  const cardinality = isGap(question) ? 'multiple' : 'single';
  const { correct_answer: key } = question;
  const value = isGap(question) ? `${key} GAP` : key;
  const correct = key ? `<qti-correct-response><qti-value>${value}</qti-value></qti-correct-response>` : '';
  return `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}">${correct}</qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="multiple" base-type="identifier"/>`;
}

function bodyXml({ question, image }: ItemParts): string {
  const stem = blocksHtml(question.question ?? '', question.text_format === 'structured');
  const picture = image ? pictureXml(image, question.image_description) : '';
  const rubric = isWriting(question) && question.explanation ? rubricXml(question.explanation) : '';
  return `${isGap(question) ? '' : stem}${picture}${rubric}${interactionXml(question, stem)}`;
}

const pictureXml = (path: string, description = '') =>
  `<p><img src="${/^https:/.test(path) ? escaped(path) : `../${path}`}" alt="${escaped(description)}"/></p>`;

const rubricXml = (text: string) =>
  `<qti-rubric-block use="scoring" view="scorer"><qti-content-body>${blocksHtml(text, false)}</qti-content-body></qti-rubric-block>`;

function interactionXml(question: StoredQuestion, stem: string): string {
  const options = optionsOf(question);
  const listed = (name: string, more = '') =>
    options.map(({ letter, text }) => `<${name} identifier="${letter}"${more}>${inlineHtml(text)}</${name}>`).join('');
  const response = 'response-identifier="RESPONSE"';
  // Some systems take it for the most that can be typed, so it is what every test of Wattle takes.
  if (isWriting(question))
    return `<qti-extended-text-interaction ${response} expected-length="${MAX_WRITING_CHARACTERS}"/>`;
  if (isGap(question))
    return `<qti-gap-match-interaction ${response} max-associations="1" shuffle="false">${listed('qti-gap-text', ' match-max="1"')}${stem}<p><qti-gap identifier="GAP"/></p></qti-gap-match-interaction>`;
  if (question.format === 'cloze')
    return `<p><qti-inline-choice-interaction ${response} shuffle="false">${listed('qti-inline-choice')}</qti-inline-choice-interaction></p>`;
  return `<qti-choice-interaction ${response} max-choices="1" shuffle="false">${listed('qti-simple-choice')}</qti-choice-interaction>`;
}

function feedbackXml({ question, explanationImage }: ItemParts): string {
  if (isWriting(question)) return '';
  const picture = explanationImage ? pictureXml(explanationImage, question.explanation_image_description) : '';
  const explanation = question.explanation ? blocksHtml(question.explanation, false) : '';
  const wrong = Object.entries(question.wrong_turns ?? {}).map(([letter, text]) =>
    modalXml(letter, `<p>${inlineHtml(text)}</p>`),
  );
  const whole = explanation + picture ? modalXml(EXPLANATION, explanation + picture) : '';
  return [whole, ...wrong]
    .filter(Boolean)
    .map((each) => `\n  ${each}`)
    .join('');
}

const modalXml = (identifier: string, content: string) =>
  `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${identifier}" show-hide="show"><qti-content-body>${content}</qti-content-body></qti-modal-feedback>`;

/** The template gives the score; feedback needs rules of its own. */
function processing(question: StoredQuestion, hasFeedback: boolean): string {
  if (isWriting(question) || !question.correct_answer) return '';
  if (!hasFeedback) return `  <qti-response-processing template="${MATCH_CORRECT}"/>`;
  const letters = optionsOf(question).map(({ letter }) => letter);
  const chosen = isGap(question)
    ? letters.map((letter) => feedbackOfPair(letter)).join('')
    : `<qti-set-outcome-value identifier="FEEDBACK"><qti-multiple><qti-base-value base-type="identifier">${EXPLANATION}</qti-base-value><qti-variable identifier="RESPONSE"/></qti-multiple></qti-set-outcome-value>`;
  return `  <qti-response-processing>
    <qti-response-condition>
      <qti-response-if>
        <qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>
      </qti-response-if>
    </qti-response-condition>
    ${chosen}
  </qti-response-processing>`;
}

const feedbackOfPair = (letter: string) =>
  `<qti-response-condition><qti-response-if><qti-member><qti-base-value base-type="directedPair">${letter} GAP</qti-base-value><qti-variable identifier="RESPONSE"/></qti-member><qti-set-outcome-value identifier="FEEDBACK"><qti-multiple><qti-base-value base-type="identifier">${EXPLANATION}</qti-base-value><qti-base-value base-type="identifier">${letter}</qti-base-value></qti-multiple></qti-set-outcome-value></qti-response-if></qti-response-condition>`;

function titleOf(text = ''): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return escaped(line.length > TITLE_CHARACTERS ? `${line.slice(0, TITLE_CHARACTERS)}…` : line) || 'Untitled';
}

/** A file of the package as the manifest lists it. */
export interface Resource {
  identifier: string;
  type: 'imsqti_item_xmlv3p0' | 'imsqti_stimulus_xmlv3p0' | 'webcontent';
  path: string;
  dependencies?: string[];
  keywords?: string[];
}

/** Metadata of a question that QTI has no element for, as keywords. */
export function keywordsOf(question: StoredQuestion): string[] {
  const { subject, skills = [], ...fields } = question;
  const names = Object.entries(FACT_NAMES) as [keyof typeof FACT_NAMES, string][];
  return names.flatMap(([field, name]) => {
    if (field === 'subject') return `${name}: ${SUBJECT_NAMES[subject]}`;
    if (field === 'skills') return skills.map((id) => `${name}: ${skillOf(id)?.name ?? id}`);
    return fields[field] === undefined ? [] : `${name}: ${fields[field]}`;
  });
}

const MANIFEST_NAMESPACE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const MANIFEST_SCHEMAS = `${MANIFEST_NAMESPACE} https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd http://ltsc.ieee.org/xsd/LOM https://purl.imsglobal.org/spec/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd`;

export function manifestXml(resources: readonly Resource[]): string {
  return `${HEADER}<manifest xmlns="${MANIFEST_NAMESPACE}" xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${MANIFEST_SCHEMAS}" identifier="wattle-questions">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>${resources.map(resourceXml).join('')}
  </resources>
</manifest>
`;
}

function resourceXml({ identifier, type, path, dependencies = [], keywords = [] }: Resource): string {
  const written = keywords.map(
    (keyword) => `<imsmd:keyword><imsmd:string language="en-AU">${escaped(keyword)}</imsmd:string></imsmd:keyword>`,
  );
  const metadata =
    written.length > 0
      ? `<metadata><imsmd:lom><imsmd:general>${written.join('')}</imsmd:general></imsmd:lom></metadata>`
      : '';
  const needed = dependencies.map((each) => `<dependency identifierref="${each}"/>`);
  return `\n    <resource identifier="${identifier}" type="${type}" href="${path}">${metadata}<file href="${path}"/>${needed.join('')}</resource>`;
}
