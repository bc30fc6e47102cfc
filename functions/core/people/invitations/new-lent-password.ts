import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other when read aloud. */
const LETTERS = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789']
const LENT_CHARACTERS = 12

/** A temporary password to tell somebody: one character of each kind that the policy requires, then any. */
export function newLentPassword(): string {
  const all = LETTERS.join('')
  const rest = Array.from({ length: LENT_CHARACTERS - LETTERS.length }, () => pick(all))
  return [...LETTERS.map(pick), ...rest].join('')
}

const pick = (letters: string) => letters.charAt(randomInt(letters.length))
