import { holdsWords } from '../../customers/text-words/searched-words.ts'
import type { TextSource } from '../../customers/text-words/text-source.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { findCall } from '../calls/door.ts'
import { listTranscripts } from './door.ts'

const BYTES_A_UNIT = 8192

/** What is said in calls, for a search of texts. */
export const callTexts: TextSource = {
  kind: 'c',
  async read(org, contact, words, { from, to }) {
    const transcripts = await listTranscripts(org, contact.id)
    const found = transcripts.filter(({ call, said }) => {
      const at = momentOf(call)
      return at >= from && at < to && holdsWords(said.text, words)
    })
    const units = Math.max(0.5, JSON.stringify(transcripts).length / BYTES_A_UNIT)
    const shown = found.toReversed().map(async ({ call, said }) => ({
      id: call,
      text: said.text,
      at: momentOf(call).toISOString(),
      where: null,
      by: (await findCall({ org }, call))?.agent,
    }))
    return { found: await Promise.all(shown), units }
  },
}
