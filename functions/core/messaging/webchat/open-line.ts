import type { ChatLine } from '#contract/messaging/webchat.ts'
import { withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { presignFile } from '../files/presign-file.ts'
import type { MessageItem } from '../messages/entity.ts'

type Line = ChatLine

/** A message as its visitor sees it: what the dealership knows beside it stays there. */
export async function openLine(org: OrgId, message: MessageItem): Promise<Line> {
  const { id, body, sent_at, client_id = null, status } = message
  const by = writerOf(message)
  return {
    ...{ id, by, body: withoutVehicleCode(body), sent_at, client_id },
    name: by === 'person' ? (message.user_name?.split(' ')[0] ?? null) : null,
    is_read: status === 'read',
    files: await filesOf(org, message),
  }
}

function writerOf({ direction, by }: MessageItem): Line['by'] {
  if (direction === 'inbound') return 'visitor'
  if (facetsOf(by).isAi) return 'assistant'
  return by === undefined || by === 'key' ? 'person' : 'dealership'
}

/** By links that work for a while. */
const filesOf = (org: OrgId, { contact, media = [] }: MessageItem) =>
  Promise.all(
    media.flatMap(({ file, name = '', content_type }) =>
      file === undefined
        ? []
        : [presignFile(org, contact, { file, name, content_type }).then((url) => ({ url, name, content_type }))],
    ),
  )
