export { WritingModule } from './writing.module';
