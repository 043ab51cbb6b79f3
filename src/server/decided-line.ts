import { storageKeys } from '../storage/storage-keys'

/**
 * A script for `<head>`, without its tags. Where the same page goes to everybody, as from a cache or a folder, the banner is
 * in it for those, too, who have decided; this keeps it hidden from them until our script has come and knows better.
 * Under a Content-Security-Policy give its tag the nonce or the hash of this text.
 */
export const decidedLine = `try{if(localStorage.getItem("${storageKeys.record}"))new MutationObserver(function(_,o){var b=document.querySelector("consent-banner");if(b){o.disconnect();b.hidden=true;document.addEventListener("consent-banner-show",function(){b.hidden=false})}}).observe(document,{childList:true,subtree:true})}catch(e){}`
