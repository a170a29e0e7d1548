import { visitOf } from '@wattle/platform/stories';
import { topicsAre } from './add-api';
import { generationIs } from './generation-api';

/** An admin opens a page that adds a question. */
export const openAddPage = visitOf('admin', () => {
  generationIs();
  topicsAre();
});
