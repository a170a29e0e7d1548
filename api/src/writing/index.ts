export { ComparisonSetsService } from './comparisons/comparison-sets.service';
export { WritingMarkingsService } from './markings/writing-markings.service';
export { WritingModule } from './writing.module';
export { WritingRecordsService } from './writings/writing-records.service';
export { WritingsService } from './writings/writings.service';
