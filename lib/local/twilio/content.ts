import { isoSeconds } from './dates.ts'
import type { Account, Resource } from './records.ts'
import { newSid } from './sid.ts'
import type { Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'

const URL_BASE = 'https://content.twilio.com/v1/Content'
const CATEGORIES = ['UTILITY', 'MARKETING', 'AUTHENTICATION']

type Input = Record<string, unknown>

const refuse = (message: string) => new TwilioError(400, 20001, message)

/** POST Content: a template in one language; cannot be sent outside the window before it is approved. */
export function createContent({ store, now }: Simulator, { account_sid }: Account, input: Input): Resource {
  const types = input.types as Record<string, unknown>
  if (typeof types !== 'object' || types === null || Object.keys(types).length === 0) throw refuse('types is required')
  const badType = Object.keys(types).find((type) => !/^(twilio|whatsapp)\/[a-z-]+$/.test(type))
  if (badType) throw refuse(`Unknown content type ${badType}`)
  const badName = camelCased(types)
  if (badName) throw refuse(`Unknown field ${badName}`)

  const sid = newSid('HX')
  const at = isoSeconds(now())
  const url = `${URL_BASE}/${sid}`
  return store.put('content', sid, {
    sid,
    account_sid,
    friendly_name: input.friendly_name ?? '',
    language: input.language,
    variables: input.variables ?? {},
    types,
    url,
    date_created: at,
    date_updated: at,
    links: { approval_create: `${url}/ApprovalRequests/whatsapp`, approval_fetch: `${url}/ApprovalRequests` },
  })
}

export function findContent({ store }: Simulator, { account_sid }: Account, sid: string): Resource {
  const content = store.get('content', sid)
  if (content?.account_sid !== account_sid) throw notFound(`/v1/Content/${sid}`)
  return content
}

export function removeContent(sim: Simulator, account: Account, sid: string): void {
  findContent(sim, account, sid)
  sim.store.remove('content', sid)
  sim.store.remove('approval', sid)
}

/** POST ApprovalRequests/whatsapp: submitted to WhatsApp, whose review takes time. */
export function requestApproval(sim: Simulator, account: Account, sid: string, { name, category }: Input) {
  const content = findContent(sim, account, sid)
  if (typeof name !== 'string' || !/^[a-z0-9_]{1,512}$/.test(name)) {
    throw refuse('name may hold lowercase letters, digits and underscores only')
  }
  if (!CATEGORIES.includes(String(category))) throw refuse(`category must be one of ${CATEGORIES.join(', ')}`)
  const approval = sim.store.put('approval', sid, {
    sid,
    account_sid: account.account_sid,
    name,
    category,
    content_type: Object.keys(content.types as object)[0],
    status: 'received',
    rejection_reason: '',
    allow_category_change: true,
  })
  return withoutOwner(approval)
}

export function fetchApproval(sim: Simulator, account: Account, sid: string) {
  const content = findContent(sim, account, sid)
  const approval = sim.store.get('approval', sid)
  const unsubmitted = {
    name: '',
    category: '',
    content_type: Object.keys(content.types as object)[0],
    status: 'unsubmitted',
    rejection_reason: '',
    allow_category_change: true,
  }
  return {
    sid,
    account_sid: account.account_sid,
    whatsapp: { type: 'whatsapp', ...(approval ? withoutOwner(approval) : unsubmitted) },
    url: `${URL_BASE}/${sid}/ApprovalRequests`,
  }
}

function withoutOwner({ sid, account_sid, ...approval }: Resource) {
  return approval
}

/** The first field name that is not in the wire's snake_case: the client's typed request classes write such names. */
function camelCased(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = /[A-Z]/.test(name) ? name : camelCased(inner)
    if (found) return found
  }
  return undefined
}
