/**
 * Code around the text of a guard, for errors at start, such as a missing or broken built-in. The page then gets a
 * policy that allows only its own hosts, and the console shows an error. The code uses only APIs that all browsers have
 * had from the beginning. It also works before <head> exists, and can only tighten an existing policy.
 */
export const guardFallback = {
  intro: 'try{',
  outro: `}catch(fault){
  if(typeof document==="object"){
    var policy=document.createElement("meta");
    policy.httpEquiv="Content-Security-Policy";
    policy.content="default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:;form-action 'self'";
    (document.head||document.documentElement).appendChild(policy);
  }
  console.error("consent-elements: the guard could not start. Requests to all other hosts are blocked on this page.",fault);
}`,
}
