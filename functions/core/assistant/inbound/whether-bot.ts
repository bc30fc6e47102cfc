import { foldText } from '#contract/fold-text.ts'

const KIND = `(?:an? |una? )?(?:ro)?bots?|(?:a |una )?(?:machine|maquina)|(?:an? |una )?(?:ai|ia|computer|computadora|chatbot|automated|automatico|contestadora)|chat ?gpt|inteligencia artificial`
const PERSON = `(?:(?:a |an |una? )?(?:real |actual |live )?(?:person|human|humano|persona|humana)(?: real| de verdad)?)|human|real(?! [a-z])|alive`
const ASKS = [
  `(?:are|r) (?:you|u|ya)(?: (?:just|even|really|like|actually))* (?:${KIND}|${PERSON})`,
  `(?:you|u) (?:a|an) (?:bot|robot|ai)\\b`,
  `(?:is|es) (?:this|that|it|esto|este)(?: (?:just|really|even))* (?:${KIND}|${PERSON})`,
  `(?:am i|estoy|is someone|hablo|hablando)(?: \\w+){0,3} (?:to|with|con) (?:${KIND}|${PERSON})`,
  `(?:bot|robot) or (?:a )?(?:human|person|real)|(?:human|person|persona|humano) (?:or|o) (?:an? |un )?(?:bot|robot|ai|ia|machine|maquina)`,
  `(?:eres|es usted|usted es|tu eres|sos)(?: \\w+)? (?:${KIND}|${PERSON})`,
  `who am i (?:talking|speaking|texting|chatting) (?:to|with)`,
  `con quien (?:hablo|estoy hablando)`,
]
const ASK = new RegExp(`\\b(?:${ASKS.join('|')})(?![a-z])`)

/** True if a customer wants to know whether a person answers; the truth is a line that code writes. */
export const asksWhetherBot = (text: string) =>
  ASK.test(
    foldText(text)
      .replace(/[^a-z0-9'\s]+/g, ' ')
      .replace(/\s+/g, ' '),
  )
