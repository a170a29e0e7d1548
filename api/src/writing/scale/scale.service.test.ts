import { ScaleService } from './scale.service';

const COMPARISONS = [
  { winner: 'one', loser: 'other' },
  { winner: 'other', loser: 'one' },
];

test('a thread that ends takes no call with it that was made after, and a call that fails no thread', async () => {
  const service = new ScaleService();
  const lost = service.tasks.scaleOf(COMPARISONS);
  await Promise.all([expect(lost).rejects.toThrow('The thread of the scale has ended.'), service.onModuleDestroy()]);
  for (let time = 0; time < 3; time += 1) {
    await expect(service.tasks.scaleOf(null as never)).rejects.toThrow();
    expect((await service.tasks.scaleOf(COMPARISONS))?.scale).toHaveLength(2);
  }
  await service.onModuleDestroy();
});
