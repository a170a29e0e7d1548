import sharp from 'sharp';
import { type DatabaseProxy, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { TestApi } from '../../../test/start-api';
import { ImagesService } from './images.service';

describe('pictures', () => {
  let api: TestApi;
  let images: ImagesService;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    api = await TestApi.start();
    proxy = await api.useDatabaseProxy();
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

  it('does not know what it has not kept', async () => {
    await api
      .anybody()
      .get(`/api/images/${'0'.repeat(64)}`)
      .expect(404);
    await api.anybody().get('/api/images/..%2f..%2fetc%2fpasswd').expect(400);
  });
});
