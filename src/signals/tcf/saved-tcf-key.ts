/** The key in local storage of the choice that visitors have made in TCF. */
export const savedTcfKey = 'consent-elements-tcf'
