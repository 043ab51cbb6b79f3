import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const bundled = await build({
  entryPoints: [fileURLToPath(new URL('../src/blocking/tiers/guard-fallback.ts', import.meta.url))],
  format: 'esm',
  write: false,
})
const { policy, message } = (
  await import(`data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0].text).toString('base64')}`)
).guardFallback

/**
 * Code around the text of a guard, for errors at start, such as a missing or broken built-in. The page then gets the
 * policy and the message of src/blocking/tiers/guard-fallback.ts. The code uses only APIs that all browsers have had
 * from the beginning. It also works before <head> exists, and can only tighten an existing policy.
 */
export const guardFallback = {
  intro: 'try{',
  outro: `}catch(fault){
  if(typeof document==="object"){
    var policy=document.createElement("meta");
    policy.httpEquiv="Content-Security-Policy";
    policy.content=${JSON.stringify(policy)};
    (document.head||document.documentElement).appendChild(policy);
  }
  console.error(${JSON.stringify(message)},fault);
}`,
}
