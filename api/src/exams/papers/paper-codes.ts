import { PAPER_CODE_CHARACTERS } from '@wattle/contract/papers';
import { isDuplicate, randomCode } from '../../infrastructure';

const CODE_LENGTH = 4;

/** Another code where the owner has one like it. */
export async function withNewCode<Opened>(open: (code: string) => Promise<Opened>): Promise<Opened> {
  try {
    return await open(randomCode(PAPER_CODE_CHARACTERS, CODE_LENGTH));
  } catch (error) {
    if (!isDuplicate(error, 'paperCode')) throw error;
    return withNewCode(open);
  }
}
