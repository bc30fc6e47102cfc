import { quickReplies } from '#contract/messaging/quick-replies.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

type Written = Input<typeof quickReplies.create>['body']

export const useQuickReplies = (isWanted = true) => useRow(quickReplies.list, isWanted ? {} : null)
export const createReply = (body: Written) => call(quickReplies.create, { body })
export const updateReply = (id: string, body: Omit<Written, 'scope'>) =>
  call(quickReplies.update, { params: { id }, body })
export const removeReply = (id: string) => call(quickReplies.remove, { params: { id } })
