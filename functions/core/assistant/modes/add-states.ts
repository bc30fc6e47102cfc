import type { AssistantOf } from '#contract/assistant/assistant.ts'
import type { Answering } from '../../customers/contacts/kept-answering.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findAssistant } from '../setup/door.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { assistantOf } from './assistant-of.ts'

interface Row {
  assistant: Answering
}
const NONE: AssistantOf = { mode: 'off', is_own: false, state: 'off', until: null, reason: 'dealership' }

type WithState<Found extends Row> = Omit<Found, 'assistant'> & { assistant: AssistantOf }

/** A function that adds to a row of conversations who answers it now. */
export async function readStates({ org, now }: Pick<Ctx, 'org' | 'now'>) {
  // Most dealerships have none, and lists are read all day.
  if ((await findAssistant(org)).version === 0) return <Found extends Row>(row: Found) => ({ ...row, assistant: NONE })
  const desk = await readAssistant(org)
  return <Found extends Row>(row: Found): WithState<Found> => ({
    ...row,
    assistant: assistantOf(desk, row.assistant, now),
  })
}

/** A page of rows, each with who answers it now. */
export async function addStates<Found extends Row, Page extends { data: Found[] }>(
  ctx: Pick<Ctx, 'org' | 'now'>,
  reading: Promise<Page & { data: Found[] }>,
) {
  const [page, withState] = await Promise.all([reading, readStates(ctx)])
  return { ...page, data: page.data.map((row) => withState(row)) }
}

/** The same of one row. */
export async function addState<Found extends Row>(ctx: Pick<Ctx, 'org' | 'now'>, reading: Promise<Found>) {
  const [row, withState] = await Promise.all([reading, readStates(ctx)])
  return withState(row)
}
