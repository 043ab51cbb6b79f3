/**
 * Removes what could change a terminal: control characters and escape sequences, and signs that reverse the direction of
 * text. Texts of pages and files are printed, and their authors are not the owner.
 * @param text may have line breaks and tabs, which stay
 */
const printable = (text: string): string =>
  text
    // Whole escape sequences, so that no remains such as `[2J` are printed.
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    .replace(/[\u001b\u009b](?:\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|\[?[0-?]*[ -/]*[@-~])?/g, '')
    .replace(/\r\n/g, '\n')
    // oxlint-disable-next-line no-control-regex -- as above
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/**
 * Writes a text to the terminal, without control characters.
 * @param to where: results go to stdout, progress and errors to stderr
 */
export const print = (text: string, to: 'stdout' | 'stderr' = 'stdout'): void => void process[to].write(printable(text))
