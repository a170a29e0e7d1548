import type { WritingKind, WritingScript } from './writing-script';
import { adviceSheet } from './writing-scripts/advice-sheet';
import { article } from './writing-scripts/article';
import { blog } from './writing-scripts/blog';
import { description } from './writing-scripts/description';
import { diary } from './writing-scripts/diary';
import { discussion } from './writing-scripts/discussion';
import { email } from './writing-scripts/email';
import { informationReport } from './writing-scripts/information-report';
import { letter } from './writing-scripts/letter';
import { narrative } from './writing-scripts/narrative';
import { newsReport } from './writing-scripts/news-report';
import { persuasive } from './writing-scripts/persuasive';
import { review } from './writing-scripts/review';
import { speech } from './writing-scripts/speech';

/** For each kind of text one as a child of 11 or 12 types it in half an hour. */
export const WRITING_SCRIPTS: Readonly<Record<WritingKind, WritingScript>> = {
  Narrative: narrative,
  Persuasive: persuasive,
  Speech: speech,
  Letter: letter,
  Email: email,
  Diary: diary,
  Blog: blog,
  Article: article,
  'News report': newsReport,
  Review: review,
  Description: description,
  'Advice sheet': adviceSheet,
  Discussion: discussion,
  'Information report': informationReport,
};
