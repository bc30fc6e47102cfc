import type { Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { readMetaFile } from '../meta/read-meta-file.ts'
import { LOGIN_ENDED, sendByPage } from '../meta/send-by-page.ts'
import { accountOn } from '../meta-pages/account-on.ts'
import { endPage, findPageOn, tokenOf } from '../meta-pages/door.ts'
import type { MetaPageItem } from '../meta-pages/entity.ts'
import { personIn } from '../meta-pages/person-at.ts'
import type { Carrier, Sending, SendOutcome } from './carrier.ts'

/** Meta's Graph, by the pages that a dealership connected. */
export const meta: Carrier = {
  findSender: async (org: OrgId, channel: Channel, { line } = {}) => {
    const page = await findPageOn(org, channel, line)
    const from = page && accountOn(channel, page)
    if (!page || !from) return undefined
    return {
      ...{ from, line: from },
      refusal: page.ended_at === undefined ? undefined : new AppError('page_ended', { page: page.name }),
      send: (sending) => send(page, sending),
    }
  },
  openFiles: async () => readMetaFile,
}

async function send(page: MetaPageItem, { to, content, isLate = false }: Sending): Promise<SendOutcome> {
  if (!('body' in content)) return { outcome: 'refused', code: 'not_accepted' }
  const token = await tokenOf(page)
  const outcome = await sendByPage({ page: page.id, token, person: personIn(to), content, isLate })
  if (outcome.outcome === 'refused' && outcome.code === LOGIN_ENDED) await endPage(page, new Date())
  return outcome
}
