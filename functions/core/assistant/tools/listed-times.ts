import { slotText } from '../replies/slots-text.ts'
import type { OpenTurn } from './open-turn.ts'

const LINE = /^(\d)\. (.+)$/

/** What the customer wrote since the assistant wrote last, in one text. */
export function saidSince({ conversation }: Pick<OpenTurn, 'conversation'>): string {
  const last = conversation.findLastIndex(({ kind }) => kind === 'assistant')
  return conversation
    .slice(last + 1)
    .flatMap((item) => (item.kind === 'customer' ? [item.text] : []))
    .join('\n')
}

/** The lists of times that this conversation was offered before the customer's last words, the newest first. */
export function listedTimes({ conversation }: Pick<OpenTurn, 'conversation'>): string[][] {
  return conversation
    .flatMap((item) => (item.kind === 'assistant' && 'text' in item ? [linesIn(item.text)] : []))
    .filter((lines) => lines.length > 0)
    .toReversed()
}

const linesIn = (text: string) => text.split('\n').flatMap((line) => LINE.exec(line.trim())?.[2] ?? [])

/** A time as it stands in a list, in either language. */
export const asListed = (startsAt: string, { desk }: Pick<OpenTurn, 'desk'>): string[] =>
  (['en', 'es'] as const).map((language) => slotText(startsAt, { language, timezone: desk.organization.timezone }))
