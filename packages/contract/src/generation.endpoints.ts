import { del, get, post } from './endpoint';
import {
  extractGenerateRequestSchema,
  extractGenerateResponseSchema,
  generateRequestSchema,
  generateResponseSchema,
  generationIdSchema,
  generationListQuerySchema,
  generationListSchema,
  generationSchema,
  generationStatusSchema,
} from './generation';
import {
  generationOriginSchema,
  promptFiguresListSchema,
  refusedItemListSchema,
  rejectionSchema,
  selectionRejectionSchema,
  storedItemListSchema,
} from './generation-items';
import { idSchema } from './primitives';
import { questionChangedSchema, selectionChangedSchema } from './question-changes';
import { questionSubjectQuerySchema } from './questions';

const ofQuestion = { params: { id: idSchema }, query: questionSubjectQuerySchema };
const ofGeneration = {
  params: { generationId: generationIdSchema },
  response: generationSchema,
  refusals: [404],
} as const;

export const generationEndpoints = [
  post('/generate-questions', 'admin', 'Generate questions from an original one', {
    body: generateRequestSchema,
    response: generateResponseSchema,
    refusals: [404, 409, 422, 429],
  }),
  post('/extract-generate-questions', 'admin', 'Generate an extract with questions', {
    body: extractGenerateRequestSchema,
    response: extractGenerateResponseSchema,
    refusals: [404, 409, 429],
  }),
  get('/generation/status', 'admin', 'Whether questions can be generated', { response: generationStatusSchema }),
  get('/generation/runs', 'admin', 'Generations that run, and the latest that have ended', {
    query: generationListQuerySchema,
    response: generationListSchema,
  }),
  get('/generation/runs/{generationId}', 'admin', 'How far a generation has come', ofGeneration),
  del('/generation/runs/{generationId}', 'admin', 'Cancel a generation', ofGeneration),
  get('/generation/items/{id}', 'admin', 'Generated questions of an original one: checks, edits, decisions', {
    ...ofQuestion,
    response: storedItemListSchema,
  }),
  get('/generation/refused-items/{id}', 'admin', 'Refused items of an original question', {
    ...ofQuestion,
    response: refusedItemListSchema,
  }),
  get('/generation/origin/{id}', 'admin', 'How a generated question came about', {
    ...ofQuestion,
    response: generationOriginSchema,
    refusals: [404],
  }),
  post('/generation/reject/{id}', 'admin', 'Reject a generated question', {
    ...ofQuestion,
    body: rejectionSchema,
    response: questionChangedSchema,
    refusals: [404, 409],
  }),
  post('/generation/reject-questions', 'admin', 'Reject many generated questions', {
    body: selectionRejectionSchema,
    response: selectionChangedSchema,
  }),
  get('/generation/prompts', 'admin', 'What became of the items of each version of a prompt', {
    response: promptFiguresListSchema,
  }),
];
