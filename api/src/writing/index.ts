export { ComparisonSetsService } from './comparisons/comparison-sets.service';
export { WritingModule } from './writing.module';
