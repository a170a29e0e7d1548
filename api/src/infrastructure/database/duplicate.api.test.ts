import { aFamily, signUp } from '../../../test/family';
import { TestApi } from '../../../test/start-api';
import { uniqueName } from '../../../test/unique';

/** As a server says it that leaves `keyPattern` and `keyValue` out. */
const DUPLICATE = {
  code: 11_000,
  codeName: 'DuplicateKey',
  errmsg: "Duplicate key violation on the requested collection: Index 'users.usernameKey_1'",
};

test('a username that somebody took meanwhile is refused on a server that names the index alone', async () => {
  const { api, proxy } = await TestApi.startBehindProxy();
  proxy.fail(['insert'], DUPLICATE);
  const { body } = await signUp(api.browser(), aFamily(uniqueName('mei'))).expect(409);
  expect(body.message).toMatch(/is already taken\. Please choose another one\.$/);
  await api.close();
});
