import { quickReplies } from '#contract/messaging/quick-replies.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

type Written = Input<typeof quickReplies.create>['body']

export const useQuickReplies = (isWanted = true) => useRow(quickReplies.list, isWanted ? {} : null)
export const createReply = (body: Written) => thenRead(call(quickReplies.create, { body }), quickReplies.list)
export const updateReply = (id: string, body: Omit<Written, 'scope'>) =>
  thenRead(call(quickReplies.update, { params: { id }, body }), quickReplies.list)
export const removeReply = (id: string) => thenRead(call(quickReplies.remove, { params: { id } }), quickReplies.list)
