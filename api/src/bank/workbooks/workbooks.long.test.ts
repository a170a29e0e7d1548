import { jest } from '@jest/globals';

let isLoaded = false;
jest.unstable_mockModule('xlsx', () => {
  isLoaded = true;
  return { default: {} };
});
const { TestApi } = await import('../../../test/start-api');

test('an API that writes no workbook does not load SheetJS', async () => {
  const api = await TestApi.start();
  await api.as('admin').get('/api/questions/Maths').expect(200);
  expect(isLoaded).toBe(false);
  await api.close();
});
