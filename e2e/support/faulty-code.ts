import type { Release } from '@wattle/federation/registry';
import type { EditFile } from './own-releases';

const BREAK = 'throw Error("It broke")';

/** What the exposed module of a remote does instead of its work; `run` is the module itself. */
const ROUTES_FAULTS = {
  'routes throw at their first line': BREAK,
  'routes throw undefined': 'throw undefined',
  'routes throw at their last line': `run(module,exports,require);${BREAK}`,
  'routes are no routes': 'module.exports={default:5}',
  'page throws at its last line': withPage(`async()=>{await route.load();${BREAK}}`),
  'page hangs': withPage('()=>new Promise(()=>{})'),
  'page throws while rendering': withPage(`async()=>{await route.load();return()=>{${BREAK}}}`),
};

function withPage(load: string): string {
  return `run(module,exports,require);module.exports={default:exports.default.map(route=>({...route,load:${load}}))}`;
}

export type CodeFault = 'entry throws' | keyof typeof ROUTES_FAULTS;

export const CODE_FAULTS: readonly CodeFault[] = [
  'entry throws',
  ...(Object.keys(ROUTES_FAULTS) as (keyof typeof ROUTES_FAULTS)[]),
];

/** Builds the fault into the code of a release. */
export function withFault(fault: CodeFault, release: Release, entryCode: string): EditFile {
  if (fault === 'entry throws') return (code, file) => (file === release.entry ? `${BREAK};${code}` : code);
  const moduleId = entryCode.match(/"\.\/routes":[\s\S]*?\(\)=>\(\)=>\w+\((\d+)\)/)?.[1];
  const exposed = release.preload.at(-1);
  return (code, file) => {
    if (file !== exposed) return code;
    const chunks = code.match(/globalThis\.rspackChunk\w+/)?.[0];
    return `{const chunks=${chunks}||=[],push=chunks.push;chunks.push=(chunk)=>{chunks.push=push;const run=chunk[1][${moduleId}];chunk[1][${moduleId}]=(module,exports,require)=>{${ROUTES_FAULTS[fault]}};return push.call(chunks,chunk)}}${code}`;
  };
}
