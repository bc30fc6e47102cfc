import { mutate } from 'swr'
import { views } from '#contract/customers/views.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { readAgain, thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'
import { isConversationList } from './conversations/use-conversations.ts'

export type View = Output<typeof views.create>['view']
type ViewForm = Input<typeof views.create>['body']

/** The lists under a name that the person has, with the conversations in each: counted anew when somebody looks for one. */
export const useViews = () => useRow(views.list, {})
export const readViews = () => readAgain(views.list)
export const createView = (body: ViewForm) => thenRead(call(views.create, { body }), views.list)
/** Which conversations are in it may differ at once. */
export async function updateView(id: string, body: Input<typeof views.update>['body']) {
  const answer = await thenRead(call(views.update, { params: { id }, body }), views.list)
  await mutate(isConversationList)
  return answer
}
export const removeView = (id: string) => thenRead(call(views.remove, { params: { id } }), views.list)
