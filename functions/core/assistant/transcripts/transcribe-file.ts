import type { MessageItem } from '../../messaging/messages/entity.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { findGroup } from '../../people/settings/door.ts'
import { keptFileKey, readMedia } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { transcribeSound } from '../providers/transcribe-sound.ts'
import { VendorError } from '../providers/vendor-error.ts'
import { costOfSound } from '../usage/cost-of.ts'
import { NotAsked, runCall } from '../usage/run-call.ts'
import { outcomeOf, transcriberOf } from './rules.ts'

/** OpenAI's limit, and that of Groq's smallest plan. */
const BYTES_MAX = 25 * 1024 * 1024
/** No codec of a phone has fewer: what is reserved for a sound of unknown length must not be too little. */
const BYTES_A_SECOND = 600

interface Sound {
  /** The contact or call that the file belongs to. */
  owner: string
  file: string
  mime: string
  seconds?: number
  /** What is written out, for the ledger. */
  turn: string
}

/**
 * Writes out a stored sound, within the month's budget: its text, or why there is none. `later` where the vendor is out
 * of reach; undefined if no vendor that writes out sounds is connected.
 */
export async function transcribeFile(org: OrgId, sound: Sound): Promise<MessageItem['transcript'] | 'later'> {
  const { owner, file, mime, turn } = sound
  const [{ values }, { timezone }] = await Promise.all([findGroup(org, 'ai'), readOrganization(org)])
  const vendor = transcriberOf(values)
  if (!vendor) return undefined
  const { provider, model } = vendor
  const bytes = await readMedia(keptFileKey(org, owner, file), BYTES_MAX)
  if (typeof bytes === 'string') return { text: '', problem: bytes }
  const most = costOfSound(provider, model, sound.seconds ?? bytes.length / BYTES_A_SECOND) ?? 0
  try {
    return await runCall({ org, timezone, vendor, turn, most }, async (key) => {
      const { text, language, seconds, requestId } = await transcribeSound({ provider, key }, { bytes, mime })
      const micros = costOfSound(provider, model, seconds)
      return { answer: { text, language }, micros, requestId, outcome: 'transcribed' }
    })
  } catch (error) {
    if (!(error instanceof VendorError || error instanceof NotAsked)) throw error
    const problem = outcomeOf(error.kind)
    return problem === 'later' ? 'later' : { text: '', problem }
  }
}
