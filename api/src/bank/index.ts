export { BankModule } from './bank.module';
export { type Bank, type Candidate, type Cell, type Group, ofTopic } from './candidates/candidates';
export { CandidatesService, type VersionCandidate } from './candidates/candidates.service';
export { CallerLeft } from './generation/caller-left.decorator';
export { instructionIn, markupIn, unsafeIn } from './generation/gate/language';
export { anyOf } from './generation/gate/words';
export { ModelClient, ModelUnavailable, NOT_CONFIGURED_SECONDS, UNAVAILABLE_SECONDS } from './generation/model-client';
export { ModelLimits } from './generation/model-limits';
export { ModelUsageModule } from './generation/model-usage.module';
export { dataBlock, type Prompt } from './generation/prompts';
export { type Misconceptions, MisconceptionTagsService } from './misconceptions/misconception-tags.service';
export { RefusedFile } from './question-packages/archive';
export { childOf, childrenOf, plainText, readXml, SkippedItem, type XmlElement } from './question-packages/read-xml';
export { areNearDuplicates } from './questions/near-duplicates';
export { QuestionChangesService } from './questions/question-changes.service';
export type { VersionRef } from './questions/question-versions.service';
export {
  contentKeyOf,
  jsonWithQuestions,
  keyLetterOf,
  type Pool,
  type QuestionVersion,
  QuestionVersionsService,
  type SerializedQuestions,
} from './questions/question-versions.service';
export { type PublishedQuestion, QuestionsService } from './questions/questions.service';
export { TwoPeopleService } from './questions/two-people.service';
export { QuestionsModule } from './questions.module';
export { csvFile, xlsxFile } from './workbooks/sheet-files';
export { workbookOf } from './workbooks/workbooks';
