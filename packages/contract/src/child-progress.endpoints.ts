import {
  childExportSchema,
  childProgressSchema,
  erasureByParentSchema,
  weeklyReportChoiceSchema,
} from './child-progress';
import { post } from './endpoint';
import { mailedLinkRequestSchema, mailedLinkSchema } from './mailed-links';
import { messageSchema } from './primitives';

const refusals = [422, 429] as const;
const ofLink = { body: mailedLinkSchema, refusals } as const;

export const childProgressEndpoints = [
  post('/child-progress', 'public', 'How a child gets on, by the token of an emailed link', {
    ...ofLink,
    response: childProgressSchema,
  }),
  post('/child-progress/send-links', 'public', 'Email a parent a link to each child’s progress', {
    body: mailedLinkRequestSchema,
    status: 202,
    response: messageSchema,
    refusals: [429],
  }),
  post('/child-progress/weekly-report', 'public', 'Turn the weekly report on or off', {
    body: weeklyReportChoiceSchema,
    response: messageSchema,
    refusals,
  }),
  post('/child-progress/export', 'public', 'Everything that is kept of a child', {
    ...ofLink,
    response: childExportSchema,
  }),
  post('/child-progress/send-erasure-link', 'public', 'Email the parent the link that erases the family', {
    ...ofLink,
    status: 202,
    response: messageSchema,
  }),
  post('/child-progress/erase-family', 'public', 'Erase a family, by the token of an emailed link', {
    body: erasureByParentSchema,
    response: messageSchema,
    refusals,
  }),
];
