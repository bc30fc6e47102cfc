import { VIN } from './bad-row.ts'

const LETTERS = ['"', '"', ',', ',', '\n', '\n', '\r\n', 'a', VIN, ' ', '""', '","', '\t', '\0', 'é', '\ufffd']

/** Text that occurs in no list, the same for the same seed. */
export function noise(seed: number): string {
  let state = seed
  return Array.from({ length: 400 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return LETTERS[Math.floor((state / 2 ** 32) * LETTERS.length)]
  }).join('')
}
