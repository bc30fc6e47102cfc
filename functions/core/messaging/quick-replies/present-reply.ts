import type * as z from 'zod/mini'
import type { QuickReply } from '#contract/messaging/quick-replies.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DEALERSHIP, type QuickReplyItem } from './entity.ts'

/** True if the caller may change it, of those that they see: managers the dealership's, everybody their own. */
export const isEditable = ({ caller }: Pick<Ctx, 'caller'>, owner: string) =>
  owner === caller.id || (owner === DEALERSHIP && may(caller, 'settings'))

/** As people type it. */
export const nameOf = ({ shortcut }: Pick<QuickReplyItem, 'shortcut'>) => `/${shortcut}`

export const presentReply = (
  ctx: Pick<Ctx, 'caller'>,
  { id, shortcut, body, owner }: QuickReplyItem,
): z.input<typeof QuickReply> => ({
  id,
  shortcut,
  body,
  scope: owner === DEALERSHIP ? 'dealership' : 'mine',
  is_editable: isEditable(ctx, owner),
})
