import type { Asked, OfferedTool, Said } from './asked.ts'
import { type Done, doneIn } from './done.ts'
import { isPickingTime, type Language, languageOf, plain, type Wish, wishOf } from './read-customer.ts'

/** What a turn knows. */
export interface Scene {
  tools: OfferedTool[]
  system: string
  language: Language
  /** The customer's newest words, and all earlier ones, oldest first. */
  text: string
  earlier: string[]
  wish: Wish
  reason: string
  /** The assistant's last words held times: an offer. */
  isOffered: boolean
  /** What the assistant asked back before it changes an appointment, and was answered with a yes. */
  agreedTo: 'cancel' | 'move' | undefined
  /** By the assistant, before the customer's newest words. */
  lastSaid: string
  done: Done[]
  /** How many replies of this turn were not sent. */
  refused: number
}

export function sceneOf({ system, said: all, tools }: Asked): Scene {
  const notes = all.flatMap((one) => (isNote(one) && 'text' in one ? [one.text] : []))
  const said = all.filter((one) => !isNote(one))
  const done = doneIn(said)
  const isRefusal = (note: string) => /\bnot sent\b/i.test(note)
  const before = said.slice(0, said.findLastIndex(({ by }) => by === 'customer') + 1)
  const spoken = before.filter(
    (one): one is Extract<Said, { text: string }> => one.by === 'customer' || one.by === 'assistant',
  )
  const lastAnswer = spoken.findLastIndex(({ by }) => by === 'assistant')
  const customers = (texts: typeof spoken) =>
    texts.filter(({ by }) => by === 'customer').map((one) => wordsOf(one.text))
  const newest = customers(spoken.slice(lastAnswer + 1))
  const earlier = customers(spoken.slice(0, lastAnswer + 1))
  const text = newest.join('\n')
  const { wish, reason = 'asked' } = wishOf(text)
  const isOffered = /\d\s?(:\d\d|[ap]\.?\s?m)/i.test(spoken[lastAnswer]?.text ?? '')
  const isPicking = isOffered && ['none', 'thanks', 'greeting'].includes(wish) && isPickingTime(text)
  const agreedTo = isYes(text) ? askedIn(spoken[lastAnswer]?.text ?? '') : undefined
  const wasMoving = earlier.slice(-2).some((one) => wishOf(one).wish === 'move')
  return {
    tools,
    system,
    language: languageToldIn(notes) ?? languageOf([...earlier, ...newest]),
    text,
    earlier,
    wish: agreedTo ?? (isPicking ? (wasMoving ? 'move' : 'visit') : wish),
    agreedTo,
    reason,
    isOffered,
    lastSaid: spoken[lastAnswer]?.text ?? '',
    done,
    refused: done.filter(({ name }) => name === 'reply').length + notes.filter(isRefusal).length,
  }
}

const isYes = (text: string) => /^\W*(yes|yeah|sure|ok(ay)?|please do|si|claro|por favor)\b/.test(plain(text))

function askedIn(text: string): 'cancel' | 'move' | undefined {
  if (/do you want to cancel|¿quiere cancelar/i.test(text)) return 'cancel'
  return /do you want to move|¿quiere cambiar/i.test(text) ? 'move' : undefined
}

/** What a prompt tells the model between the customer's words. */
const isNote = (one: Said) => one.by === 'customer' && /^\s*\(.*\)\s*$/s.test(one.text)

function languageToldIn(notes: string[]): Language | undefined {
  const told = notes.map((note) => /\bin (english|spanish)\b/i.exec(note)?.[1]?.toLowerCase()).findLast(Boolean)
  if (!told) return undefined
  return told === 'spanish' ? 'es' : 'en'
}

/** Without what a prompt may wrap a customer's words in. */
const wordsOf = (text: string) => text.replace(/<[^<>]*>/g, ' ').trim()

/** The vehicle of the page that the customer came from, if the instructions name it. */
export const viewedIn = ({ system }: Scene) => /vehicle[^\n]{0,60}?\b([0-9A-HJKMNP-TV-Z]{26})\b/.exec(system)?.[1]

export const toolIn = (tools: OfferedTool[], name: string) => tools.find((one) => one.name === name)
export const find = ({ done }: Scene, name: string) => done.findLast((one) => one.name === name)
export const did = (scene: Scene, name: string) => find(scene, name) !== undefined
