import { logWarning } from '../../platform/log.ts'
import { readBounded } from '../../platform/read-bounded.ts'
import { graphUrl } from './request-graph.ts'

/** Meta's hosts of what people sent. */
const FILE_HOST = /(^|\.)(fbcdn\.net|fbsbx\.com|cdninstagram\.com|facebook\.com)$/
const TIMEOUT_MS = 45_000

/** `foreign`: not Meta's; `later`: its link has expired, or Meta cannot be reached. */
type Outcome =
  | { outcome: 'read'; bytes: Uint8Array<ArrayBuffer>; type: string; name: string }
  | { outcome: 'foreign' | 'too_large' | 'later' }

/** Reads a file by the link in an event, which works for a while. */
export async function readMetaFile(url: string, maxBytes: number): Promise<Outcome> {
  if (!isMetaAddress(url)) return { outcome: 'foreign' }
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) {
      await answer.body?.cancel()
      return { outcome: 'later' }
    }
    const bytes = await readBounded(answer, maxBytes)
    const type = answer.headers.get('content-type') ?? ''
    return bytes ? { outcome: 'read', bytes, type, name: '' } : { outcome: 'too_large' }
  } catch (error) {
    logWarning(error, {})
    return { outcome: 'later' }
  }
}

function isMetaAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin } = new URL(url)
  return origin === new URL(graphUrl()).origin || (protocol === 'https:' && FILE_HOST.test(hostname))
}
