/** What customers answer to a question that asks for a YES. */
const YES =
  /^(?:y|c|1|ye[sp]|yeah?|yup|sure|of course|absolutely|definitely|correct|perfect|ok|okay|will do|confirm(?:ed)?|sounds (?:good|great)|works for me|(?:i|we) ?(?:ll|will) be there|(?:i|we) can|see you (?:then|there|tomorrow|soon)|si|sip|claro|claro que si|por supuesto|correcto|perfecto|vale|esta bien|de acuerdo|confirm(?:o|ada|ado)|a(?:hi|lli) (?:estare(?:mos)?|voy a estar)|ahi nos vemos)$/
/** What may stand beside it without changing it. */
const POLITE =
  /\b(?:thanks|thank you|thx|ty|please|pls|sir|ma ?am|gracias|muchas gracias|por favor|porfa|porfavor|senor|senorita|amigo)\b/g
const THUMB = /^\s*(?:[👍👌✅✔]\p{Emoji_Modifier}?\ufe0f?)+\s*$/u

/** True for a text that says yes and nothing else, whatever its accents, capitals, dots, and thanks. */
export function saysYes(body: string): boolean {
  if (body.length > 60) return false
  if (THUMB.test(body)) return true
  const words = body
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[👍👌✅✔]\p{Emoji_Modifier}?/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const said = words.replace(POLITE, ' ').replace(/\s+/g, ' ').trim()
  // "Yes, sure", "sí, confirmo": said twice it is still a yes.
  return said !== '' && (YES.test(said) || halves(said).some(([first, last]) => YES.test(first) && YES.test(last)))
}

function halves(said: string): [string, string][] {
  const words = said.split(' ')
  return words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
}
