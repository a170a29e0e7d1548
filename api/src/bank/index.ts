export { BankModule } from './bank.module';
export { type Bank, type Candidate, type Cell, type Group, ofTopic, topicOf } from './candidates/candidates';
export { CandidatesService, type VersionCandidate } from './candidates/candidates.service';
export { areNearDuplicates } from './questions/near-duplicates';
export { QuestionChangesService } from './questions/question-changes.service';
export type { VersionRef } from './questions/question-version.schema';
export {
  jsonWithQuestions,
  type Pool,
  type QuestionVersion,
  QuestionVersionsService,
  type SerializedQuestions,
} from './questions/question-versions.service';
export { QuestionsService } from './questions/questions.service';
export { TwoPeopleService } from './questions/two-people.service';
export { QuestionsModule } from './questions.module';
