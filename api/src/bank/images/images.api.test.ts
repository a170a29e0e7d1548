import sharp from 'sharp';
import { type DatabaseProxy, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { TestApi } from '../../../test/start-api';
import { UnusedImagesService } from '../questions/unused-images.service';
import { ImagesService } from './images.service';

describe('pictures', () => {
  let api: TestApi;
  let images: ImagesService;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    ({ api, proxy } = await TestApi.startBehindProxy());
    images = api.app.get(ImagesService);
  });
  afterAll(() => api.close());

  const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#1c6a4d' } });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s is kept and served for a year', async (format) => {
    const address = await images.store(await picture().toFormat(format).toBuffer());
    const response = await api.anybody().get(address).expect(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(response.body).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('the same picture is kept once', async () => {
    const bytes = await picture().png().toBuffer();
    expect(await images.store(bytes)).toBe(await images.store(bytes));
  });

  it('drops what else is hidden in a file', async () => {
    const bytes = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await api.anybody().get(await images.store(bytes));
    expect(body.includes('script')).toBe(false);
  });

  const refused: [string, () => Promise<Buffer> | Buffer][] = [
    ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a beginning without a picture', () => Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['a picture of more than 4096 pixels a side', () => picture(4_100, 10).png().toBuffer()],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1)],
    ['nothing', () => Buffer.alloc(0)],
  ];
  it.each(refused)('refuses %s', async (_what, make) => {
    await expect(images.store(await make())).rejects.toThrow(/picture/);
  });

  it('refuses a picture that claims to be huge before it is decoded', async () => {
    const bytes = await picture().png().toBuffer();
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    await expect(images.store(bytes)).rejects.toThrow(/picture/);
  });

  it('a failure is never kept by a browser or a proxy', async () => {
    const address = await images.store(await picture(50).png().toBuffer());
    const unknown = await api
      .anybody()
      .get(`/api/images/${'0'.repeat(64)}`)
      .expect(404);
    proxy.fail(['find'], SHUTTING_DOWN);
    const away = await api.anybody().get(address).expect(503);
    proxy.recover();
    await api.anybody().get(address).expect(200);
    for (const { headers } of [unknown, away]) expect(headers['cache-control']).toBe('no-store');
  });

  it('deletes a day later what nothing names any more, and nothing that somebody names meanwhile', async () => {
    const addresses = await Promise.all(
      [60, 61, 62, 63, 64, 65].map(async (width) => images.store(await picture(width).png().toBuffer())),
    );
    const [question, earlier, version, binned, meanwhile, unnamed] = addresses;
    const change = { version: 2, at: new Date(), by: 'tom', action: 'edited', changes: [] as object[] };
    change.changes.push({ field: 'explanation_image', before: earlier, after: null });
    const { connection } = api;
    await connection.collection('questions').insertOne({ subject: 'Maths', image_data: question, history: [change] });
    await connection.collection('question_versions').insertOne({ question: { image_data: version } });
    await connection.collection('deleted_questions').insertOne({ question: { explanation_image: binned } });

    const unused = api.app.get(UnusedImagesService);
    const run = (hours: number) => unused.deleteBefore(new Date(), new Date(Date.now() + hours * 3_600_000));
    await run(23);
    for (const address of addresses) await api.anybody().get(address).expect(200);
    await connection
      .collection<{ _id: string }>('images')
      .updateOne({ _id: String(meanwhile).slice(-64) }, { $set: { usedAt: new Date(Date.now() + 2 * 3_600_000) } });
    await run(25);
    for (const address of [question, earlier, version, binned, meanwhile]) {
      await api.anybody().get(String(address)).expect(200);
    }
    await api.anybody().get(String(unnamed)).expect(404);
  });

  it('does not know what it has not kept', async () => {
    await api
      .anybody()
      .get(`/api/images/${'0'.repeat(64)}`)
      .expect(404);
    await api.anybody().get('/api/images/..%2f..%2fetc%2fpasswd').expect(400);
  });
});
