import type { Twilio } from 'twilio'
import type { ContentCreateRequest } from 'twilio/lib/rest/content/v1/content.js'
import { readFailure } from './failure.ts'

/** A template as Twilio takes it: `types` by Twilio's names for them, `variables` are samples under "1", "2", … */
export interface NewContent {
  friendly_name: string
  language: string
  variables: Record<string, string>
  types: Record<string, Record<string, unknown>>
}

/**
 * WhatsApp's review of a template in Twilio's words (`unsubmitted`, `pending`, `approved`, `rejected`, `paused`, …).
 */
interface Approval {
  name?: string
  status: string
  category: string
  rejection_reason: string
}

/** A content as Twilio keeps it, made here or in its console. */
export interface StoredContent extends NewContent {
  sid: string
  date_created: Date
}

/** All contents of the account, the newest first. */
export async function listContents(client: Twilio): Promise<StoredContent[]> {
  const contents = await client.content.v1.contents.list({ pageSize: 100 })
  const read = contents.map(({ sid, friendlyName, language, variables, types, dateCreated }) => ({
    sid,
    friendly_name: friendlyName,
    language,
    variables: (variables ?? {}) as unknown as StoredContent['variables'],
    // Handed on as Twilio writes them.
    types: (types ?? {}) as StoredContent['types'],
    date_created: dateCreated,
  }))
  return read.toSorted((a, b) => b.date_created.getTime() - a.date_created.getTime())
}

export async function createContent(client: Twilio, content: NewContent): Promise<string> {
  // The client's own classes for this body use names that Twilio does not know (camelCase), so its types require what
  // would not work.
  const { sid } = await client.content.v1.contents.create(content as unknown as ContentCreateRequest)
  return sid
}

export async function requestApproval(client: Twilio, sid: string, asked: { name: string; category: string }) {
  const { status, category, rejectionReason } = await client.content.v1.contents(sid).approvalCreate.create(asked)
  return { status, category, rejection_reason: rejectionReason }
}

/** Undefined if Twilio does not have the content. */
export async function fetchApproval(client: Twilio, sid: string): Promise<Approval | undefined> {
  try {
    const { whatsapp } = await client.content.v1.contents(sid).approvalFetch().fetch()
    // Passed on as Twilio writes it, although the client's types do not declare it.
    return whatsapp as unknown as Approval
  } catch (error) {
    if (readFailure(error).status === 404) return undefined
    throw error
  }
}

/** Content that no longer exists counts as removed. */
export async function removeContent(client: Twilio, sid: string): Promise<void> {
  try {
    await client.content.v1.contents(sid).remove()
  } catch (error) {
    if (readFailure(error).status !== 404) throw error
  }
}
