export { WritingMarkingsService } from './markings/writing-markings.service';
export { WritingModule } from './writing.module';
