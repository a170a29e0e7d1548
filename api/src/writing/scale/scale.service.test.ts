import { ScaleService } from './scale.service';

test('a thread that fails takes no call with it that was made after', async () => {
  const service = new ScaleService();
  const comparisons = [
    { winner: 'one', loser: 'other' },
    { winner: 'other', loser: 'one' },
  ];
  for (let time = 0; time < 3; time += 1) {
    await expect(service.run('scaleOf', null as never)).rejects.toThrow();
    expect((await service.run('scaleOf', comparisons))?.scale).toHaveLength(2);
  }
  await service.onModuleDestroy();
});
