const OPTIONS_MAX = 200
const OPTION_CHARACTERS_MAX = 120

/**
 * The equipment of a row. DealerCenter parts names by two or more blanks and has commas within them ("Bluetooth,
 * Hands-Free"); HomeNet by pipes; others by semicolons or commas.
 */
export function readOptions(text: string, hasCommasInNames: boolean): string[] {
  const separator = text.includes('|')
    ? '|'
    : text.includes(';')
      ? ';'
      : / {2}|[\t\n]/.test(text)
        ? /\s{2,}|[\t\n]/
        : hasCommasInNames
          ? undefined
          : ','
  const names = separator === undefined ? [text] : text.split(separator)
  const options: string[] = []
  for (const one of names) {
    const name = one.trim().slice(0, OPTION_CHARACTERS_MAX)
    if (name !== '' && !options.includes(name)) options.push(name)
    if (options.length === OPTIONS_MAX) break
  }
  return options
}
