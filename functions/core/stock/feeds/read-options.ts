import { cutText } from '../../platform/cut-text.ts'

const OPTIONS_MAX = 200
const OPTION_CHARACTERS_MAX = 120

/** Fewer commas are as likely within a name ("Bluetooth, Hands-Free") as between names. */
const COMMAS_OF_A_LIST = 3

/**
 * The equipment in a row. Dealer Center separates names with two or more spaces and has commas within them; HomeNet
 * uses pipes; others use semicolons or commas.
 */
export function readOptions(text: string, hasCommasInNames: boolean): string[] {
  const separator = separatorOf(text, hasCommasInNames)
  const names = separator === undefined ? [text] : text.split(separator)
  const options = new Set<string>()
  for (const one of names) {
    const name = cutText(one.trim(), OPTION_CHARACTERS_MAX)
    if (name !== '') options.add(name)
    if (options.size === OPTIONS_MAX) break
  }
  return [...options]
}

function separatorOf(text: string, hasCommasInNames: boolean) {
  if (text.includes('|')) return '|'
  if (text.includes(';')) return ';'
  if (/ {2}|[\t\n]/.test(text)) return /\s{2,}|[\t\n]/
  return !hasCommasInNames && text.split(',').length > COMMAS_OF_A_LIST ? ',' : undefined
}
