import type { RunStatus } from '#contract/outreach/automation-facts.ts'
import { automations } from '#contract/outreach/automations.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'
import { plusLeftOut, useAddedUp } from './use-added-up.ts'

export type AutomationInput = Input<typeof automations.create>['body']
export type Recipe = Output<typeof automations.recipes>['data'][number]

export const useAutomations = () => useRow(automations.list, {})
export const useAutomation = (id: string | undefined) =>
  useRow(automations.get, id === undefined ? null : { params: { id } })
export const useRecipes = () => useRow(automations.recipes, {}, { revalidateIfStale: false })

const changed = <Answer>(written: Promise<Answer>) =>
  thenRead(written, automations.list, automations.get, automations.runs)
export const createAutomation = async (body: AutomationInput) =>
  (await changed(call(automations.create, { body }))).automation
export const updateAutomation = (id: string, body: Input<typeof automations.update>['body']) =>
  changed(call(automations.update, { params: { id }, body }))
export const removeAutomation = (id: string) => thenRead(call(automations.remove, { params: { id } }), automations.list)
export const publishAutomation = (id: string) => changed(call(automations.publish, { params: { id } }))
export const pauseAutomation = (id: string) => changed(call(automations.pause, { params: { id } }))
export const resumeAutomation = (id: string) => changed(call(automations.resume, { params: { id } }))
export const tryAutomation = async (id: string, contact_id: string) =>
  (await call(automations.try, { params: { id }, body: { contact_id } })).steps

type Woken = Input<typeof automations.wave>['body']
type Wave = Output<typeof automations.wave>
/** How many are quiet already as an automation stands in its form, counted when a pause in typing is over; null waits. */
export const useWave = (body: Woken | null) =>
  useAddedUp<Woken, Wave>(body, { read: readWave, plus: plusWave, pauseMs: TYPING_MS })
const TYPING_MS = 600
const readWave = (body: Woken, query: { cursor?: string }) => call(automations.wave, { body, query })
const plusWave = (told: Wave, part: Wave): Wave => ({
  ...part,
  size: told.size + part.size,
  left_out: plusLeftOut(told.left_out, part.left_out),
})

/** Runs move on by themselves: they are read again while they're looked at. */
const POLL_MS = 15_000
export const useRuns = (id: string, query: { status?: RunStatus; cursor?: string }) =>
  useKeptRow(automations.runs, { params: { id }, query }, { refreshInterval: POLL_MS })
export const useContactRuns = (id: string) =>
  useRow(automations.runsOf, { params: { id } }, { refreshInterval: POLL_MS })
