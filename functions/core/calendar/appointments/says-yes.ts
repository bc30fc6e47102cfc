/** What customers answer to a reminder that asks for a YES. */
const YES = new Set([
  'yes',
  'y',
  'yep',
  'yeah',
  'yes please',
  'confirm',
  'confirmed',
  'confirmo',
  'confirmada',
  'confirmado',
  'si',
  'si confirmo',
  '1',
  'ok',
  'okay',
  'c',
])

/** True for a text that says yes and nothing else, whatever its accents, capitals, and dots. */
export const saysYes = (body: string): boolean =>
  body.length <= 40 &&
  YES.has(
    body
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase(),
  )
