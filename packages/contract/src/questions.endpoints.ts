import { del, get, post, put } from './endpoint';
import {
  extractGenerateRequestSchema,
  extractGenerateResponseSchema,
  generateRequestSchema,
  generateResponseSchema,
} from './generation';
import { idSchema, messageSchema } from './primitives';
import { importQuerySchema, importResponseSchema } from './question-import';
import {
  generatedQuestionListSchema,
  generatedQuestionsQuerySchema,
  questionFieldsSchemas,
  questionListQuerySchema,
  questionListSchema,
  questionSchema,
  questionSubjectQuerySchema,
  subjectSchema,
} from './questions';

const list = {
  params: { subject: subjectSchema },
  query: questionListQuerySchema,
  response: questionListSchema,
  refusals: [304],
} as const;
const ofId = { params: { id: idSchema }, refusals: [404] } as const;
const one = { ...ofId, query: questionSubjectQuerySchema, response: questionSchema };
const change = { ...ofId, query: questionSubjectQuerySchema, response: messageSchema };

const bankEndpoints = [
  get('/questions/{subject}', 'admin', 'Questions of a subject', list),
  get('/questions/views-questions/{subject}', 'admin', 'Questions of a subject, for the admin list', list),
  get('/questions/question/{id}', 'admin', 'An original question', one),
  get('/questions/get-question/{id}', 'admin', 'One question', one),
  get('/questions/generated/{id}', 'admin', 'Questions generated from an original one', {
    ...ofId,
    query: generatedQuestionsQuerySchema,
    response: generatedQuestionListSchema,
  }),
  put('/questions/update-question/{id}', 'admin', 'Finalize a question', change),
  put('/questions/update-questions/{id}', 'admin', 'Change a question', {
    ...change,
    body: questionFieldsSchemas.Reading,
    isMultipart: true,
  }),
  del('/questions/delete-question/{id}', 'admin', 'Delete a question', change),
];

const generationEndpoints = [
  post('/generate-questions', 'admin', 'Generate questions from an original one', {
    body: generateRequestSchema,
    response: generateResponseSchema,
  }),
  post('/extract-generate-questions', 'admin', 'Generate an extract with questions', {
    body: extractGenerateRequestSchema,
    response: extractGenerateResponseSchema,
  }),
];

const additionEndpoints = [
  post('/addQuestions/addMathQuestions', 'admin', 'Add a Maths question', {
    body: questionFieldsSchemas.Maths,
    isMultipart: true,
    response: messageSchema,
  }),
  post('/addQuestions/addThinkingSkillQuestions', 'admin', 'Add a Thinking Skills question', {
    body: questionFieldsSchemas.ThinkingSkills,
    isMultipart: true,
    response: messageSchema,
  }),
  post('/addQuestions/addReadingQuestions', 'admin', 'Add a Reading question', {
    body: questionFieldsSchemas.Reading,
    response: messageSchema,
  }),
  post('/addQuestions/addWritingQuestions', 'admin', 'Add a Writing question', {
    body: questionFieldsSchemas.Writing,
    response: messageSchema,
  }),
  post('/addQuestions/import-questions', 'admin', 'Import questions from an .xlsx file', {
    query: importQuerySchema,
    isMultipart: true,
    response: importResponseSchema,
  }),
  get('/addQuestions/import-template', 'admin', 'An .xlsx file to fill in'),
];

export const questionEndpoints = [...bankEndpoints, ...generationEndpoints, ...additionEndpoints];
