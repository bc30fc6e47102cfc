import { views } from '#contract/customers/views.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type View = Output<typeof views.create>['view']
type ViewForm = Input<typeof views.create>['body']

const COUNT_MS = 30_000

/** The lists under a name that the person has, with the conversations in each. */
export const useViews = () => useRow(views.list, {}, { refreshInterval: COUNT_MS })
export const createView = (body: ViewForm) => thenRead(call(views.create, { body }), views.list)
export const updateView = (id: string, body: Input<typeof views.update>['body']) =>
  thenRead(call(views.update, { params: { id }, body }), views.list, chats.recent)
export const removeView = (id: string) => thenRead(call(views.remove, { params: { id } }), views.list)
