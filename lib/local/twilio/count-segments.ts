const GSM_7 = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const GSM_7_EXTENSION = new Set('^{}\\[~]|€\f')

/** As Twilio bills: GSM-7 160 or 153 a part (extension characters cost two), else UCS-2 70 or 67 UTF-16 units. */
export function countSegments(body: string): number {
  const characters = [...body]
  const isGsm7 = characters.every((character) => GSM_7.has(character) || GSM_7_EXTENSION.has(character))
  const costs = isGsm7
    ? characters.map((character) => (GSM_7_EXTENSION.has(character) ? 2 : 1))
    : characters.map((character) => character.length)
  const [single, part] = isGsm7 ? [160, 153] : [70, 67]

  const total = costs.reduce((sum, cost) => sum + cost, 0)
  if (total <= single) return 1
  let parts = 1
  let used = 0
  // An escape pair and a surrogate pair stay in one part.
  for (const cost of costs) {
    if (used + cost > part) {
      parts++
      used = 0
    }
    used += cost
  }
  return parts
}
