import { holdsWords, wordsIn } from '../../customers/text-words/searched-words.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listTemplatesOf } from '../templates/door.ts'

/** The dealership's templates that hold all words of a search in their name or text, those from behind so many. */
export async function findTemplates({ org }: Ctx, search: string, skip: number, limit: number) {
  const words = wordsIn(search)
  const found = (await listTemplatesOf(org)).filter(
    ({ name, friendly_name, header_text = '', body, footer = '' }) =>
      words.length > 0 && holdsWords([name, friendly_name, header_text, body, footer].join(' '), words),
  )
  const templates = found.slice(skip, skip + limit).map(({ id, friendly_name, body, updated_at }) => ({
    id,
    text: `${friendly_name}: ${body}`,
    at: updated_at,
  }))
  return { templates, isEnd: found.length <= skip + limit }
}
