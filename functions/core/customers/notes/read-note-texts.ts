import { holdsWords } from '../text-words/searched-words.ts'
import type { TextSource } from '../text-words/text-source.ts'
import { listNotesOf } from './door.ts'

/** Notes of one contact that are looked at. */
const MOST_READ = 100
const BYTES_A_UNIT = 4096

/** Notes, for a search of texts. */
export const noteTexts: TextSource = {
  kind: 'n',
  async read(org, contact, words, { from, to }) {
    const notes = await listNotesOf(org, contact.id, MOST_READ)
    const found = notes.filter(({ created_at, content }) => {
      const at = new Date(created_at)
      return at >= from && at < to && holdsWords(content, words)
    })
    const units = Math.ceil(JSON.stringify(notes).length / BYTES_A_UNIT)
    return {
      found: found.map(({ id, content, created_at, user_id }) => ({
        id,
        text: content,
        at: created_at,
        where: null,
        by: user_id,
      })),
      units,
    }
  },
}
