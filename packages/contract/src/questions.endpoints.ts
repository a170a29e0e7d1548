import { del, get, post, put } from './endpoint';
import { generationEndpoints } from './generation.endpoints';
import { idSchema } from './primitives';
import {
  nearDuplicateListSchema,
  nearDuplicateQuerySchema,
  questionChangedSchema,
  questionCountsSchema,
  questionHistorySchema,
  questionSelectionSchema,
  selectionChangedSchema,
  topicListSchema,
} from './question-changes';
import { questionEditFieldsSchemas, questionEditSchema, questionFieldsSchemas } from './question-forms';
import {
  importFormSchema,
  importIdSchema,
  importProgressSchema,
  importQuerySchema,
  importResponseSchema,
} from './question-import';
import {
  bankQuestionSchema,
  finalizeQuerySchema,
  generatedQuestionListSchema,
  generatedQuestionsQuerySchema,
  questionListQuerySchema,
  questionListSchema,
  questionSubjectQuerySchema,
  subjectSchema,
} from './questions';
import { reMarkingSchema } from './re-marking';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const list = {
  params: { subject: subjectSchema },
  query: questionListQuerySchema,
  response: questionListSchema,
  refusals: [304],
} as const;
const ofId = { params: { id: idSchema }, refusals: [404] } as const;
const one = { ...ofId, query: questionSubjectQuerySchema, response: bankQuestionSchema };
const change = {
  params: { id: idSchema },
  query: questionSubjectQuerySchema,
  response: questionChangedSchema,
  refusals: [404, 409],
} as const;
const reMarking = { ...ofId, query: questionSubjectQuerySchema, response: reMarkingSchema };
const ofImport = { params: { importId: importIdSchema }, refusals: [404] } as const;
const added = { status: 201, response: questionChangedSchema, refusals: [422] } as const;
const selection = { body: questionSelectionSchema, response: selectionChangedSchema };

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
  put('/questions/update-question/{id}', 'admin', 'Finalize a question', { ...change, query: finalizeQuerySchema }),
  put('/questions/update-questions/{id}', 'admin', 'Change a question', {
    ...change,
    body: questionEditFieldsSchemas.Reading.and(questionEditSchema),
    isMultipart: true,
    refusals: [404, 409, 422],
  }),
  del('/questions/delete-question/{id}', 'admin', 'Delete a question', change),
  put('/questions/restore-question/{id}', 'admin', 'Restore a question that was deleted', change),
  post('/questions/finalize-questions', 'admin', 'Finalize many questions', selection),
  post('/questions/delete-questions', 'admin', 'Delete many questions', selection),
  post('/questions/restore-questions', 'admin', 'Restore many questions that were deleted', selection),
  get('/questions/history/{id}', 'admin', 'What happened to a question', {
    ...ofId,
    query: questionSubjectQuerySchema,
    response: questionHistorySchema,
  }),
  get('/questions/counts', 'admin', 'How many questions each subject has', { response: questionCountsSchema }),
  get('/questions/topics/{subject}', 'admin', 'The topics of a subject', {
    params: { subject: subjectSchema },
    response: topicListSchema,
  }),
  post('/questions/near-duplicates', 'admin', 'Questions that are nearly the one that is typed', {
    body: nearDuplicateQuerySchema,
    response: nearDuplicateListSchema,
  }),
  get('/questions/export/{subject}', 'admin', 'Questions of a subject as an .xlsx file', {
    params: { subject: subjectSchema },
    query: questionListQuerySchema,
    mediaType: XLSX,
  }),
  get('/questions/re-marking/{id}', 'admin', 'What a corrected key would change in past attempts', reMarking),
  post('/questions/re-marking/{id}', 'admin', 'Mark past attempts again by a corrected key', reMarking),
];

const additionEndpoints = [
  post('/addQuestions/addMathQuestions', 'admin', 'Add a Maths question', {
    ...added,
    body: questionFieldsSchemas.Maths,
    isMultipart: true,
  }),
  post('/addQuestions/addThinkingSkillQuestions', 'admin', 'Add a Thinking Skills question', {
    ...added,
    body: questionFieldsSchemas.ThinkingSkills,
    isMultipart: true,
  }),
  post('/addQuestions/addReadingQuestions', 'admin', 'Add a Reading question', {
    ...added,
    body: questionFieldsSchemas.Reading,
    isMultipart: true,
  }),
  post('/addQuestions/addWritingQuestions', 'admin', 'Add a Writing question', {
    ...added,
    body: questionFieldsSchemas.Writing,
    isMultipart: true,
  }),
  post('/addQuestions/import-questions', 'admin', 'Import questions from an .xlsx file', {
    query: importQuerySchema,
    body: importFormSchema,
    isMultipart: true,
    response: importResponseSchema,
    refusals: [409, 422],
  }),
  get('/addQuestions/import-template', 'admin', 'An .xlsx file to fill in', { mediaType: XLSX }),
  get('/addQuestions/imports/{importId}', 'admin', 'How far an import has come', {
    ...ofImport,
    response: importProgressSchema,
  }),
  del('/addQuestions/imports/{importId}', 'admin', 'Cancel an import', { ...ofImport, response: importProgressSchema }),
  get('/addQuestions/imports/{importId}/bad-rows', 'admin', 'The bad rows of an import as an .xlsx file', {
    ...ofImport,
    mediaType: XLSX,
  }),
];

export const questionEndpoints = [...bankEndpoints, ...generationEndpoints, ...additionEndpoints];
