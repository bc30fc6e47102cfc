/** Words that ask to be left alone without being one of the carriers' own, in both languages. */
const DOUBTS = [
  /\b(?:stop|quit|don'?t|do not|please no more|never|no)\s+(?:\w+\s+){0,2}(?:text|texting|messag\w+|contact\w*|call|calling|writ\w+|send\w*|spam\w*|bother\w*)\b/,
  /\b(?:take|remove|delete|get)\s+(?:me|my (?:number|phone))\b.*\b(?:off|from|list|out)\b/,
  /\b(?:leave me alone|wrong (?:number|person)|lose my number|not interested anymore|opt me out|unsubscribe me)\b/,
  /\b(?:no|ya no|dejen? de|deja de|favor de no)\s+(?:me\s+)?(?:\w+\s+){0,1}(?:mand\w+|envi\w+|escrib\w+|llam\w+|text\w+|contact\w+|molest\w+)\b/,
  /\b(?:numero equivocado|quit(?:a|e|en)me de|borr(?:a|e|en) mi numero|sa(?:ca|que|quen)me de(?! dudas)|elimin\w+ mi numero|no me interesa ya|dej(?:a|e|en)me en paz)\b/,
]

/** True if a message sounds like a STOP, whether or not it is one of the words. */
export function soundsLikeStop(body: string): boolean {
  const text = body.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
  return DOUBTS.some((one) => one.test(text))
}
