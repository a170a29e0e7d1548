export { FamiliesModule } from './families.module';
