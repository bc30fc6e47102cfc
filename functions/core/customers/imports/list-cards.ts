import { readFile } from 'node:fs/promises'
import { type Card, readCards } from './read-cards.ts'
import type { FileRow } from './rules.ts'

/** So many numbers and addresses of a card are read. */
const NUMBERS_MAX = 6
const NUMBERS = Array.from({ length: NUMBERS_MAX }, (_, i) => i + 1)
const HEADER = [
  ...['First Name', 'Last Name', 'Full Name'],
  ...NUMBERS.flatMap((n) => [`Phone ${n} - Label`, `Phone ${n} - Value`]),
  ...['Email', 'Company', 'Notes'],
]

/** The people of a file of vCards as rows below a header of ours, each with its card's first line. */
export async function* listCards(path: string): AsyncGenerator<FileRow> {
  yield { line: 1, cells: HEADER }
  for (const card of readCards(await readFile(path))) yield { line: card.line, cells: rowOf(card) }
}

function rowOf({ first, last, full, numbers, email, company, note }: Card): string[] {
  const phones = NUMBERS.flatMap((_, i) => [numbers[i]?.label ?? '', numbers[i]?.value ?? ''])
  return [first, last, full, ...phones, email, company, note]
}
