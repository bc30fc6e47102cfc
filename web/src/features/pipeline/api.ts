import { contacts } from '#contract/customers/contacts.ts'
import { pipeline } from '#contract/customers/pipeline.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

export const readBoard = (query?: Input<typeof pipeline.board>['query']) => call(pipeline.board, { query })
export const getCard = (id: string) => call(contacts.get, { params: { id } })
export const moveContact = (id: string, to: { stage: string; before_id?: string; after_id?: string }) =>
  call(contacts.update, { params: { id }, body: to })
export const pauseContact = (id: string, until: string) => call(pipeline.pause, { params: { id }, body: { until } })
export const resumeContact = (id: string) => call(pipeline.resume, { params: { id } })

export const createStage = (body: { name: string; color: StageColor }) => call(pipeline.createStage, { body })
export const updateStage = (id: string, body: { name?: string; color?: StageColor }) =>
  call(pipeline.updateStage, { params: { id }, body })
export const removeStage = (id: string, move_to: string) =>
  call(pipeline.removeStage, { params: { id }, body: { move_to } })

export const useTimes = () => useRow(pipeline.times, {})
export const updateTimes = (body: Input<typeof pipeline.updateTimes>['body']) => call(pipeline.updateTimes, { body })
