import { foldText } from '#contract/fold-text.ts'

/** A farewell is short. */
const MOST_CHARACTERS = 90
/** Thanks, a yes or a no, a farewell, that they come. */
const CLOSING =
  /\b(?:thanks|thank you|thx|ty|ok|okay|perfect|great|awesome|sounds good|got it|will do|no problem|see (?:you|ya)|bye|good ?night|on (?:my|our) way|be there|gracias|vale|perfecto|excelente|genial|listo|de acuerdo|entendido|esta bien|muy amable|nos vemos|hasta (?:luego|manana|pronto)|adios|ahi (?:estare|nos vemos)|alli estare|voy para alla|ya voy|voy en camino)\b|[👍👌🙏]/u
/** Who asks for something waits for more than a farewell. */
const ASKING =
  /[?¿]|\b(?:what|when|where|which|who|why|how|can|could|would|do you|does|is (?:it|there|the)|are (?:you|there|they)|send|text me|call|need|want|but|que|cual|cuando|donde|como (?!a las)|cuanto|cuanta|puede|pueden|puedo|podria|tiene|tienen|manda|mande|mandame|envia|envie|enviame|llama|llame|llamame|necesito|quiero|quisiera|pero)\b/

/** True for a text that ends a talk and asks for nothing: "Perfect, see you Sunday. Thanks!" */
export function isLastWord(text: string): boolean {
  const folded = foldText(text)
  return folded.length <= MOST_CHARACTERS && CLOSING.test(folded) && !ASKING.test(folded)
}
