import { storageKeys } from '../storage/storage-keys'

/**
 * A script for `<head>`, without its tags. It is for pages that are the same for everybody, such as cached or static
 * ones, which contain the banner for returning visitors as well. The script hides the banner from visitors with a
 * stored decision until our script has loaded and shows it again if needed. Under a Content-Security-Policy, give its
 * tag the nonce or the hash of this text.
 */
export const decidedLine = `try{if(localStorage.getItem("${storageKeys.record}"))new MutationObserver(function(_,o){var b=document.querySelector("consent-banner");if(b){o.disconnect();b.hidden=true;document.addEventListener("consent-banner-show",function(){b.hidden=false})}}).observe(document,{childList:true,subtree:true})}catch(e){}`
