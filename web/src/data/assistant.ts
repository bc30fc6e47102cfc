import { assistant, assistantChats } from '#contract/assistant/assistant.ts'
import type { AssistantMode } from '#contract/assistant/assistant-facts.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { know, readAgain, thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

export type AssistantChanges = Input<typeof assistant.update>['body']
export type TryMessage = Input<typeof assistant.try>['body']['messages'][number]
export type TryAnswer = Output<typeof assistant.try>
type TurnQuery = NonNullable<Input<typeof assistant.turns>['query']>
export type TurnDetails = Output<typeof assistant.turn>['turn']
export type Figures = Output<typeof assistant.figures>
export type Draft = NonNullable<Output<typeof assistantChats.draft>['draft']>

/** Once what kept it from answering is mended, that is noticed a moment later. */
export const useAssistant = () =>
  useRow(assistant.get, {}, { refreshInterval: (now) => (now?.problem && now.problem !== 'no_key' ? POLL_MS : 0) })
/** Reads it again once something that it rests on was changed elsewhere: a key. */
export const readAssistantAgain = () => readAgain(assistant.get)
export async function updateAssistant(body: AssistantChanges) {
  await know(assistant.get, {}, await thenRead(call(assistant.update, { body }), assistant.tests))
}
export const tryAssistant = (messages: TryMessage[]) => call(assistant.try, { body: { messages } })

export const useTurns = (query: TurnQuery) => useKeptRow(assistant.turns, { query })
export const useTurn = (id: string | undefined) => useRow(assistant.turn, id === undefined ? null : { params: { id } })
export const useFigures = (query: NonNullable<Input<typeof assistant.figures>['query']>) =>
  useKeptRow(assistant.figures, { query })
export const sendFeedback = (id: string, body: Input<typeof assistant.feedback>['body']) =>
  thenRead(call(assistant.feedback, { params: { id }, body }), assistant.turns, assistant.turn)

export const usePhrases = () => useRow(assistant.phrases, {})
/** Rewords a phrase; null: as Lotwire words it. */
export const updatePhrase = (id: string, own: Input<typeof assistant.updatePhrase>['body']['own']) =>
  thenRead(call(assistant.updatePhrase, { params: { id }, body: { own } }), assistant.phrases, assistant.tests)

export const useTests = () => useRow(assistant.tests, {})
export const createTest = (body: Input<typeof assistant.createTest>['body']) =>
  thenRead(call(assistant.createTest, { body }), assistant.tests)
export const runTest = (id: string) => thenRead(call(assistant.runTest, { params: { id } }), assistant.tests)
export const removeTest = (id: string) => thenRead(call(assistant.removeTest, { params: { id } }), assistant.tests)

/** Sets who answers a contact; null: as the dealership has it. */
export const setAssistant = (contactId: string, mode: AssistantMode | null) =>
  call(assistantChats.setAssistant, { params: { contactId }, body: { mode } })

/** The answer that waits in a conversation; null to read none. */
export function useDraft(place: { type: Channel; id: string } | null) {
  useReadOn(({ conversation_id }) => conversation_id === place?.id, [assistantChats.draft])
  return useRow(assistantChats.draft, place && { params: place }, { refreshInterval: useIsLive() ? 0 : POLL_MS })
}
export const sendDraft = (place: { type: Channel; id: string }, draftId: string) =>
  thenRead(call(assistantChats.sendDraft, { params: { ...place, draftId }, body: {} }), assistantChats.draft)
export const removeDraft = (place: { type: Channel; id: string }, draftId: string) =>
  thenRead(call(assistantChats.removeDraft, { params: { ...place, draftId } }), assistantChats.draft)
