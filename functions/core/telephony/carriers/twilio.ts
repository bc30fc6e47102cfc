import { addressOn } from '#contract/customers/channels/address.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { importSince, listConnected, markImported } from '../connections/door.ts'
import { type Account, openAccount } from '../connections/open-account.ts'
import { isForUs, isFromUs } from '../connections/own-senders.ts'
import { asTold } from '../twilio/reports.ts'
import type { Carrier, Templates } from './carrier.ts'
import { contentOf, readContent } from './twilio-content.ts'
import { findSender } from './twilio-sender.ts'

/** Twilio, by the dealership's account. */
export const twilio: Carrier = {
  findSender,
  listConnected,
  listSent: async (org, { channel, to = '', from }, between) => {
    const opened = await openAccount(org, { fresh: true })
    if (!opened) return undefined
    const { account, connection } = opened
    const line = from && addressOn(channel, from)
    const listed = await account.list({ to: addressOn(channel, to), ...between })
    return listed.map((one) => ({ ...one, ...asTold(one), isFromUs: isFromUs(one, connection, line) }))
  },
  listArrived: async (work) => {
    const opened = await openAccount(work.org, { fresh: true })
    if (!opened) return undefined
    const { account, connection } = opened
    const listed = await listUnlessRefused(account, importSince(connection.imported_until, work.now), work)
    const ours = listed?.filter((one) => one.direction === 'inbound' && isForUs(one, connection)).toReversed()
    return (
      ours && {
        messages: ours.map(({ sid, from, to, body, num_media, date_created: occurred_at }) => ({
          ...{ sid, from, to, body, occurred_at },
          listMedia: async () => (num_media > 0 ? account.media(sid) : []),
        })),
        markImported: (until) => markImported(work.org, connection.account_sid, until),
      }
    )
  },
  openFiles: async (org) => {
    const opened = await openAccount(org, { fresh: true })
    return opened?.account.readMedia
  },
  openTemplates: async (org) => {
    const opened = await openAccount(org, { fresh: true })
    return opened && templatesIn(opened)
  },
}

function templatesIn({ account, connection }: NonNullable<Awaited<ReturnType<typeof openAccount>>>): Templates {
  return {
    account_sid: connection.account_sid,
    listMade: async () =>
      (await account.contents()).map((one) => ({
        ...{ sid: one.sid, name: one.friendly_name, created_at: one.date_created },
        content: readContent(one),
      })),
    create: (template) => account.createContent(contentOf(template)),
    remove: account.removeContent,
    requestApproval: account.requestApproval,
    findApproval: account.approval,
  }
}

/** A wrong auth token or a suspended account is the manager's to mend, who sees it in the settings: no repeat helps. */
async function listUnlessRefused(account: Account, after: Date, work: Work) {
  try {
    return await account.list({ after })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'twilio_refused')) throw error
    logWarning(error, { request_id: work.requestId, org: work.org })
    return undefined
  }
}
