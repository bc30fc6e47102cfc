/**
 * What an office, a shop, or somebody away says in a text that a machine sends, each in both languages. One of them is said
 * by hand too; several together are not.
 */
/** As a business is called, written to, or visited; a customer thanks for being contacted. */
const WELCOME =
  /^¡?(?:thank(?:s| you) (?:so much )?for (?:calling|contacting|texting|messaging|choosing|visiting|reaching out(?: to)?)\b(?! (?:me|back|us back)\b)|(?:you(?:'ve| have) reached (?!(?:the )?wrong\b|my\b)|welcome to |bienvenid[oa]s? a )|we(?:'ve| have) received your (?:call|text|message|e-?mail|request|inquiry)\b|your (?:call|text|message|e-?mail|request|inquiry) (?:has been|was) received\b|hemos recibido (?:tu|su) (?:mensaje|correo|solicitud)\b|gracias por (?:contactar|comunicar|escribir|llamar|visitar|elegir|preferir)(?!me\b))/
const THANKS =
  /^¡?(?:thank(?:s| you) (?:so much )?for your (?:call|text|message|e-?mail|inquiry|interest)\b|gracias por (?:tu|su) (?:llamada|mensaje|correo|interes|preferencia))/
const SIGNS = [
  // Away
  /\b(?:(?:we|i|our (?:office|store|shop|team)|the office)(?: are| is|'re| am|'m| will be)(?: currently| now)? (?:closed|away|unavailable|not (?:available|here|in)|out of (?:the )?office|on vacation|assisting other)|we missed (?:you|your call)|(?:estamos|esta|estoy|me encuentro|estare|estaremos)(?: actualmente)? (?:cerrad|fuera|ausente|de vacaciones|atendiendo)|no (?:estamos|estoy|nos encontramos|me encuentro) disponibles?|no podemos (?:atender|responder|contestar))/,
  // Who will answer
  /(?:\b(?:will|'ll) (?:get back|respond|reply|be (?:answered|returned)|return your|be in touch|be with you|contact you|reach out|answer (?:you|your))|\b(?:responder(?:e|a|emos|an)|contestar(?:e|a|emos|an)|atender(?:e|a|emos|an)|llamaremos|nos comunicaremos|nos pondremos en contacto|comunicarnos contigo|devolver(?:e|emos) (?:tu|su))\b)/,
  // Hours
  /\b(?:(?:our|business|office|store|normal|regular) hours\b|horario de (?:atencion|servicio)|nuestro horario|(?:mon(?:day)?|lun(?:es)?) ?(?:-|to|through|thru|a) ?(?:fri|sat|sun|vie|sab|dom))/,
  // What cannot wait
  /\b(?:(?:for|if|in case of|anything|something) [^.!]{0,30}(?:urgent|emergency|immediate)|(?:si es|en caso de|algo|para|asuntos?) [^.!]{0,30}(?:urgen|emergencia))/,
  // A call nobody took
  /\b(?:leave (?:us |me )?(?:a|your) (?:message|name|voicemail)|is (?:very )?important to us|dej[ae](?:nos)? (?:tu|su|un) (?:mensaje|nombre)|es (?:muy )?importante para nosotros)\b/,
]
const WHEN =
  /\b(?:as soon as (?:possible|(?:we|i) (?:can|are|am|return|get back))|shortly|in the order|next (?:available|business)|(?:within|in) (?:\w+ )?\d* ?(?:business )?(?:hours|day)|(?:upon|on) my return|when i return|lo antes posible|lo mas pronto posible|en breve|a la brevedad|(?:siguiente|proximo) dia habil|a mi regreso)\b/
const IS_OURS =
  /\b(?:we|we're|we'll|our|us|someone|hemos|estamos|nuestr[oa]s?|nosotros|nos)\b|\w+(?:remos|damos|[ai]rnos)\b/
const IS_MINE = /\b(?:i|i'm|my|mi)\b/
/** So many together are a machine's; of a business that begins with thanks, one beside that. */
const SIGNS_MIN = 3

/** True for a folded text that has the signs of somebody away, or of a business, who lets a machine answer. */
export function hasAwaySigns(text: string): boolean {
  const signs = SIGNS.filter((sign) => sign.test(text)).length
  const isWelcome = WELCOME.test(text)
  const all = signs + Number(isWelcome || THANKS.test(text)) + Number(WHEN.test(text))
  return all >= SIGNS_MIN || (isWelcome && signs > 0 && IS_OURS.test(text) && !IS_MINE.test(text))
}
