/**
 * What stands around the text of a guard: where the guard cannot start, for want of a built-in or because another script has
 * broken one, the page gets a policy that allows its own hosts alone, and the console says so. It calls nothing but what
 * browsers have had from the beginning. A page that has no <head> yet, or a policy that it would only tighten, is no trouble.
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
