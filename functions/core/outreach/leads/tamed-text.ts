/** No form has more. */
const CHARACTERS = 40_000
const WORD_CHARACTERS = 500

/**
 * A text in which no rule of a form's looks for long: cut, with no run of blanks or word longer than a form has. What
 * somebody sends to keep a worker busy costs milliseconds.
 */
export const tamedText = (text: string) =>
  text
    .slice(0, CHARACTERS)
    .replace(/[^\S\r\n\t]{4,}/g, '   ')
    .replace(/\t{9,}/g, '\t'.repeat(8))
    .replace(/\S{501,}/g, (word) => word.slice(0, WORD_CHARACTERS))

/** An address of mail, looked for from the beginning of a word on alone. */
export const MAIL_ADDRESS =
  /(?<![^\s<>()[\]"',;:|=@])[^\s<>()[\]"',;:|=@]{1,64}@(?:[^\s<>()[\]"',;:|=@.]{1,63}\.){1,8}[a-z]{2,24}/i
